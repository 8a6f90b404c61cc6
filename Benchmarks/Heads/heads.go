// Times gabriel-vasile/mimetype over the first 8 KiB of files: prints for each the nanoseconds of a call that is repeated, and of one
// in a pass over all files.
package main

import (
	"bufio"
	"fmt"
	"os"
	"time"

	"github.com/gabriel-vasile/mimetype"
)

const length = 8192

func heads(list string) [][]byte {
	file, err := os.Open(list)
	if err != nil {
		panic(err)
	}
	defer file.Close()
	var heads [][]byte
	for lines := bufio.NewScanner(file); lines.Scan(); {
		bytes, err := os.ReadFile(lines.Text())
		if err != nil {
			panic(err)
		}
		heads = append(heads, bytes[:min(len(bytes), length)])
	}
	return heads
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func nanoseconds(calls int, head []byte) float64 {
	start := time.Now()
	for call := 0; call < calls; call++ {
		mimetype.Detect(head)
	}
	return float64(time.Since(start).Nanoseconds()) / float64(calls)
}

func main() {
	heads := heads(os.Args[1])
	mimetype.SetLimit(length)
	for _, calls := range []int{10, 1} {
		best := make([]float64, len(heads))
		for round := 0; round < 15; round++ {
			for index, head := range heads {
				if time := nanoseconds(calls, head); round == 0 || time < best[index] {
					best[index] = time
				}
			}
		}
		for _, time := range best {
			fmt.Print(time, " ")
		}
		fmt.Println()
	}
}
