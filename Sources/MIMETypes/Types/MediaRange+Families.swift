extension MediaRange {
    /// All images: `image/*`.
    public static let images = MediaRange(family: "image")
    /// All audio: `audio/*`.
    public static let audio = MediaRange(family: "audio")
    /// All videos: `video/*`.
    public static let videos = MediaRange(family: "video")
    /// All fonts: `font/*`.
    public static let fonts = MediaRange(family: "font")
    /// All text: `text/*`.
    public static let texts = MediaRange(family: "text")
}
