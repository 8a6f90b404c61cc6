package mimetype

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"strings"
	"sync"
	"testing"
)

func detector(t *testing.T, flags Flags) *Detector {
	t.Helper()
	detector, err := New(flags)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(detector.Close)
	return detector
}

func TestBytesHaveATypeAndConflicts(t *testing.T) {
	found, err := detector(t, NativeOnly|WithEvidence).Bytes([]byte("%PDF-1.7\n"), "report.png")
	if err != nil || found.Type != "application/pdf" || found.Evidence == "" {
		t.Fatal(found, err)
	}
	if len(found.Conflicts) != 1 || found.Conflicts[0].Claimed != "image/png" {
		t.Fatal(found.Conflicts)
	}
}

func TestOtherReadingsAreThere(t *testing.T) {
	found, err := detector(t, NativeOnly).Bytes([]byte("GIF89a\x01\x00\x01\x00\x80\x00\x00<?php system('id'); ?>"), "a.gif")
	if err != nil || len(found.Readings) == 0 || found.Readings[0].Type == "" {
		t.Fatal(found, err)
	}
}

func TestFilesAndErrors(t *testing.T) {
	detector := detector(t, 0)
	found, errs := detector.Paths([]string{"go.mod", "/nonexistent", "/"})
	if errs[0] != nil || errs[2] != nil || found[2].Type != "inode/directory" {
		t.Fatal(found, errs)
	}
	if !errors.Is(errs[1], fs.ErrNotExist) {
		t.Fatal(errs[1])
	}
	if _, err := detector.Path("/nonexistent"); !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if _, err := New(1 << 20); err == nil || !strings.Contains(err.Error(), "unknown bits") {
		t.Fatal(err)
	}
	if found, err := detector.Name("a.docx"); err != nil || !strings.Contains(found.Type, "wordprocessing") {
		t.Fatal(found, err)
	}
}

type failing struct{}

func (failing) ReadAt([]byte, int64) (int, error) { return 0, io.ErrUnexpectedEOF }

func TestReadersAreReadWhereNeeded(t *testing.T) {
	detector := detector(t, NativeOnly)
	content := append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), make([]byte, 1<<20)...)
	found, err := detector.ReaderAt(bytes.NewReader(content), int64(len(content)), "")
	if err != nil || found.Type != "image/png" || found.BytesRead > 64<<10 {
		t.Fatal(found, err)
	}
	if _, err := detector.ReaderAt(failing{}, 9, ""); err == nil {
		t.Fatal("a reader that fails has no type")
	}
}

func TestSessionsTakeStreams(t *testing.T) {
	detector := detector(t, NativeOnly)
	session, err := detector.Session("upload.bin")
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	stream := io.MultiReader(strings.NewReader("%PDF-1.7\n"), bytes.NewReader(make([]byte, 20000)))
	if _, err := io.Copy(session, stream); err != nil || !session.IsFinal() {
		t.Fatal(err, session.IsFinal())
	}
	if found, err := session.Finish(); err != nil || found.Type != "application/pdf" || found.WantsMore {
		t.Fatal(found, err)
	}
	if _, err := session.Write([]byte("more")); err == nil {
		t.Fatal("an ended session takes no bytes")
	}
}

func TestPoliciesRefuseForAReason(t *testing.T) {
	policy, err := NewPolicy("image/gif", "text/csv")
	if err != nil {
		t.Fatal(err)
	}
	defer policy.Close()
	program := []byte("<?php system('id'); ?>")
	for name, judge := range map[string]func() (Verdict, error){
		"bytes": func() (Verdict, error) { return policy.Bytes(program, "dot.gif", "image/gif") },
		"reader": func() (Verdict, error) {
			return policy.ReaderAt(bytes.NewReader(program), int64(len(program)), "dot.gif", "")
		},
	} {
		verdict, err := judge()
		if err != nil || verdict.Accepted || len(verdict.Refusals) == 0 || verdict.Refusals[0].Code == "" {
			t.Fatal(name, verdict, err)
		}
		if !strings.Contains(verdict.LogMessage, "dot.gif") || verdict.Message == "" {
			t.Fatal(name, verdict)
		}
	}
	if verdict, err := policy.Bytes([]byte("a,b\n1,2\n3,4\n"), "a.csv", ""); err != nil || !verdict.Accepted || verdict.SafeName != "a.csv" {
		t.Fatal(verdict, err)
	}
	if _, err := NewPolicy("image/nobodys"); err == nil || !strings.Contains(err.Error(), "image/nobodys") {
		t.Fatal(err)
	}
	if _, err := NewPolicy(); err == nil {
		t.Fatal("a policy that allows nothing is a mistake")
	}
}

func TestManyGoroutinesShareADetector(t *testing.T) {
	detector := detector(t, NativeOnly)
	var group sync.WaitGroup
	for worker := 0; worker < 8; worker++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for round := 0; round < 500; round++ {
				reader := strings.NewReader("%PDF-1.7\n")
				if found, err := detector.ReaderAt(reader, reader.Size(), "a.png"); err != nil || found.Type != "application/pdf" {
					t.Error(found, err)
				}
			}
		}()
	}
	group.Wait()
}
