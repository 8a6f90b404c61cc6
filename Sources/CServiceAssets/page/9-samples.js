const latin1 = text => Uint8Array.from(text, c => c.charCodeAt(0));
const code = "<?php system($_GET['c']); ?>";
const pdf = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";
// A picture of one pixel, with the code in a comment.
const gif = "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xFF\xFF\xFF!\xFE" + String.fromCharCode(code.length) + code + "\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;";
const samples = {
  page: () => ["invoice.png", "<!DOCTYPE html>\n<title>Sign in</title>\n<script>location = '//example.org/'</script>\n"],
  php: () => ["avatar.gif", gif, "image/gif"],
  pdf: () => ["report.pdf", pdf],
  docx: () => ["letter.docx", pdf],
  noise: () => ["mystery", String.fromCharCode(...crypto.getRandomValues(new Uint8Array(200)).map(byte => byte | 0x80), 0)],
  empty: () => ["notes.txt", ""]
};
for (const button of document.querySelectorAll("[data-sample]")) {
  button.addEventListener("click", () => {
    const [name, text, allow] = samples[button.dataset.sample]();
    send([new File([latin1(text)], name)], allow);
  });
}

$("origin").textContent = location.host + base;
$("note").textContent = "Only the first megabyte of each file is sent, and nothing is stored. Pasting works, too.";
$("name").value = new URLSearchParams(location.search).get("name") || $("name").value;
if ($("name").value) lookUp();
