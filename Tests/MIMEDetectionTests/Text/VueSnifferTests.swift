import MIMETypes
import Testing

@testable import MIMEDetection

struct VueSnifferTests {
    @Test(arguments: [
        "<template>\n  <p>Elk</p>\n</template>\n\n<script>\nexport default {}\n</script>\n",
        "<!-- An elk\n\n<script> -->\n\n<template lang=\"pug\">\np Elk\n</template>\n<style scoped>\np {}\n</style>\n",
        "<script setup lang=\"ts\">\nconst elk = ref(1)\n</script>\n", "<script lang=\"ts\" setup>\n</script>\n",
        "<script>\nimport a from 'a'\nexport default {\n}\n", "<style>\np {}\n</style>\n<template>\n</template>\n",
        "<template>\n  <p v-if=\"elk\">Elk</p>\n", "<template>\n  <p a=\"b\" v-for=\"a in b\">",
    ])
    func blocksOfAComponentAreRecognised(_ text: String) {
        #expect(VueSniffer.essence(of: text, isWhole: false) == "text/x-vue")
    }

    @Test(arguments: [
        "", "<template>\n  <p>Elk</p>\n</template>\n", "<script>\nlet elk = 1\n</script>\n<p>Elk</p>\n",
        "<template id=\"elk\">\n</template>\n<script>\n</script>\n", "<style>\np {}\n</style>\n<script>\n</script>\n",
        "<!-- <template>\n<script>\n", "<p>\n<template>\n<script>\n", "<script>\n  export default {\n", "<templates>\n",
        "<template>\n <script>\n", "<script setups>\n</script>\n",
    ])
    func otherMarkupIsRefused(_ text: String) {
        #expect(VueSniffer.essence(of: text) == nil)
    }

    @Test func componentIsNoPage() {
        let text = "<script setup>\nconst elk = 1\n</script>\n\n<template>\n  <p>{{ elk }}</p>\n</template>\n"
        let detector = MIMEDetector()
        #expect(detector.detect(bytes: Array(text.utf8)).type.essence == "text/x-vue")
        let page = detector.detect(bytes: Array(text.utf8), name: "elk.html")
        #expect(page.type.essence == "text/html")
        let component = detector.detect(bytes: Array(text.utf8), name: "elk.vue")
        #expect(component.type.essence == "text/x-vue" && component.conflicts.isEmpty)
    }
}
