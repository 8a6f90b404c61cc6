extension MediaRange {
    /// `image/*`.
    public static let images = MediaRange(family: "image")
    /// `audio/*`.
    public static let audio = MediaRange(family: "audio")
    /// `video/*`.
    public static let videos = MediaRange(family: "video")
    /// `font/*`.
    public static let fonts = MediaRange(family: "font")
    /// `text/*`.
    public static let texts = MediaRange(family: "text")
}
