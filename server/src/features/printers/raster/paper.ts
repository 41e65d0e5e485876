import type { PaperText } from './paper-text.ts'

/** Greys below this threshold are white: thermal paper has no grey. */
const inkFrom = 128

/** Number of rows by which the paper grows. */
const growth = 512

/** A picture of one bit per dot, black if set, as high as its content. Its width is a multiple of eight. */
export class Paper {
  readonly width: number
  readonly bytesARow: number
  height = 0
  #bytes: Uint8Array

  constructor(width: number) {
    this.width = width
    this.bytesARow = width / 8
    this.#bytes = new Uint8Array(this.bytesARow * growth)
  }

  /** Draws a text at its upper left corner; parts beyond the paper are left out. */
  draw({ width, height, ink }: PaperText, { left, top }: { left: number; top: number }): void {
    this.reach(top + height)
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        if (ink[row * width + column]! >= inkFrom) this.#blacken(left + column, top + row)
      }
    }
  }

  /** Draws a black line from edge to edge. */
  rule({ top, thickness }: { top: number; thickness: number }): void {
    this.reach(top + thickness)
    this.#bytes.fill(255, top * this.bytesARow, (top + thickness) * this.bytesARow)
  }

  /** Inverts black and white, from edge to edge. */
  invert({ top, height }: { top: number; height: number }): void {
    this.reach(top + height)
    for (let at = top * this.bytesARow; at < (top + height) * this.bytesARow; at += 1)
      this.#bytes[at] = ~this.#bytes[at]! & 255
  }

  /** Makes the paper at least this high. */
  reach(height: number): void {
    if (height <= this.height) return
    this.height = height
    if (height * this.bytesARow <= this.#bytes.length) return
    const grown = new Uint8Array(this.bytesARow * (height + growth))
    grown.set(this.#bytes)
    this.#bytes = grown
  }

  /** Returns the bytes of some of its rows, the leftmost dot first. */
  rows({ top, height }: { top: number; height: number }): Uint8Array {
    return this.#bytes.subarray(top * this.bytesARow, (top + height) * this.bytesARow)
  }

  #blacken(column: number, row: number): void {
    if (column < 0 || column >= this.width) return
    this.#bytes[row * this.bytesARow + (column >> 3)]! |= 0b1000_0000 >> (column & 7)
  }
}
