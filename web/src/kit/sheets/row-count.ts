/** A tag that is cut off where a part ends is read with the next part; longer ones than this are none that count. */
const tagAtMost = 500

const tags = /<(?:[\w.-]+:)?(?:(row)(?=[\s/>])([^<>]*)|(?:v|is)(?=[\s>]))/g
const place = /(?:^|\s)r=["'](\d+)["']/

/** Counts the rows of a worksheet in which something stands, part by part as its XML is unpacked, without keeping any of it. */
export class RowCount {
  /** How many rows are filled, and the last of them, counted from 1. */
  filled = 0
  last = 0
  readonly #decoder = new TextDecoder()
  #row = 0
  #rest = ''

  read(bytes: Uint8Array): void {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true })
    const cut = text.lastIndexOf('<')
    this.#rest = cut === -1 ? '' : text.slice(cut, cut + tagAtMost)
    const whole = cut === -1 ? text : text.slice(0, cut)
    for (const [, row, attributes = ''] of whole.matchAll(tags)) {
      if (row) this.#row = Number(place.exec(attributes)?.[1] ?? this.#row + 1)
      else if (this.last !== this.#row) this.#fill()
    }
  }

  #fill(): void {
    this.filled += 1
    this.last = this.#row
  }
}
