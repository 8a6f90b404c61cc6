// Reads forms on standard input with Go's mime/multipart; see compare.py.
package main

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"os"
	"strings"
)

func read(contentType string, body []byte) (string, bool) {
	kind, parameters, err := mime.ParseMediaType(contentType)
	if err != nil || kind != "multipart/form-data" || parameters["boundary"] == "" {
		return "", false
	}
	reader := multipart.NewReader(bytes.NewReader(body), parameters["boundary"])
	parts := []string{}
	for {
		part, err := reader.NextPart()
		if err == io.EOF {
			break
		}
		if err != nil {
			return "", false
		}
		content, err := io.ReadAll(part)
		if err != nil {
			return "", false
		}
		// What a form is to net/http: a part without a name is skipped.
		name := part.FormName()
		if name == "" {
			continue
		}
		_, disposition, _ := mime.ParseMediaType(part.Header.Get("Content-Disposition"))
		fileName := "null"
		if given, isFile := disposition["filename"]; isFile {
			fileName = `"` + hex.EncodeToString([]byte(given)) + `"`
		}
		parts = append(parts, fmt.Sprintf(`["%s",%s,"%s"]`, hex.EncodeToString([]byte(name)), fileName, hex.EncodeToString(content)))
	}
	return "[" + strings.Join(parts, ",") + "]", true
}

func main() {
	input := bufio.NewReaderSize(os.Stdin, 1<<20)
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	for {
		first, err := input.ReadString('\n')
		if err != nil {
			return
		}
		second, _ := input.ReadString('\n')
		contentType, _ := hex.DecodeString(strings.TrimSpace(first))
		body, _ := hex.DecodeString(strings.TrimSpace(second))
		if line, ok := read(string(contentType), body); ok {
			fmt.Fprintln(output, line)
		} else {
			fmt.Fprintln(output, "null")
		}
	}
}
