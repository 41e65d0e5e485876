/**
 * Upper limit of characters of a tag that is cut off at the end of a part and read with the next part; longer tags are
 * irrelevant.
 */
const tagAtMost = 500

const tags = /<(?:[\w.-]+:)?(?:(row)(?=[\s/>])([^<>]*)|(?:v|is)(?=[\s>]))/g
const place = /(?:^|\s)r=["'](\d+)["']/

/** Counts the filled rows of a worksheet, part by part as its XML is unpacked, without storing any of it. */
export class RowCount {
  /** The number of filled rows; below it the last filled row, counted from 1. */
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
