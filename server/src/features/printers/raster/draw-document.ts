import type {
  ReceiptDocument,
  ReceiptFact,
  ReceiptLine,
  ReceiptSum,
  ReceiptText,
  ReceiptTexts,
} from '@brigade/domain/receipts/receipt-document.ts'
import { drawText, type PaperText } from './paper-text.ts'
import { Paper } from './paper.ts'

/** Letter sizes in dots, of which there are eight to a millimetre: those of the kitchen are readable at arm's length. */
const sizesOf = {
  receipt: { title: 40, line: 26, detail: 22, fact: 22, small: 22, strong: 32, mark: 34 },
  kitchen: { title: 56, line: 36, detail: 30, fact: 24, small: 24, strong: 32, mark: 40 },
} as const

type Sizes = (typeof sizesOf)['receipt' | 'kitchen']

const margin = 8
const gap = 10

const leading = 6

/** Share of the paper's width for the end side of lines: amounts, values beside their labels, and sums. */
const amountShare = 0.32
const factShare = 0.62
const sumShare = 0.5

/** Five metres: more than an order of a hundred lines in two languages. */
const mostRows = 40_000

/** Maximum number of letters of one text, which limits the height of its picture. */
const mostLetters = 5000

/** A document that is too long for any roll. */
export class TooLong extends Error {}

/**
 * Draws the content of a paper in the printer's width: texts shaped, one language after the other, each in its direction. Amounts are at
 * the end of the first language's lines. Throws TooLong.
 */
export async function drawDocument(document: ReceiptDocument, widthDots: number): Promise<Paper> {
  const drawing = new Drawing(new Paper(widthDots), document)
  for (const mark of document.marks) await drawing.mark(mark)
  await drawing.centred(document.title, { size: drawing.sizes.title, isBold: true })
  await drawing.centred(document.header, { size: drawing.sizes.small })
  for (const fact of document.facts) await drawing.fact(fact)
  drawing.rule()
  for (const line of document.lines) await drawing.line(line)
  if (document.sums.length > 0) {
    drawing.rule()
    for (const sum of document.sums) await drawing.sum(sum)
  }
  if (document.footer.length > 0) {
    drawing.rule()
    await drawing.centred(document.footer, { size: drawing.sizes.small })
  }
  return drawing.paper
}

type Style = { size: number; isBold?: boolean; isStruck?: boolean; isCentred?: boolean }

type Written = { text: ReceiptText; style: Style }

class Drawing {
  readonly paper: Paper
  readonly sizes: Sizes
  readonly #isRightToLeft: boolean
  readonly #isForKitchen: boolean
  #top = gap

  constructor(paper: Paper, { what, direction }: ReceiptDocument) {
    this.paper = paper
    this.sizes = sizesOf[what]
    this.#isRightToLeft = direction === 'rtl'
    this.#isForKitchen = what === 'kitchen'
  }

  /** Draws a mark, white on black, so that a copy is not mistaken for the original. */
  async mark(texts: ReceiptTexts): Promise<void> {
    const top = this.#top
    this.#advance(gap)
    await this.centred(texts, { size: this.sizes.mark, isBold: true })
    this.#advance(gap / 2)
    this.paper.invert({ top, height: this.#top - top })
    this.#advance(gap)
  }

  async centred(texts: ReceiptTexts, style: Style): Promise<void> {
    for (const text of texts) {
      const drawn = await this.#drawn({ text, style: { ...style, isCentred: true } }, this.#width)
      this.#place(drawn, Math.round((this.paper.width - drawn.width) / 2))
    }
  }

  async fact({ label, value }: ReceiptFact): Promise<void> {
    const size = this.sizes.fact
    const end = { text: value, style: { size, isBold: true } }
    await this.#row([{ text: inOneLine(label), style: { size } }], { end, share: factShare })
  }

  async line({ quantity, texts, amount, details, comment, isAllergy, change }: ReceiptLine): Promise<void> {
    const { line: size, detail } = this.sizes
    const isStruck = change === 'removed'
    const begin = `${changeSigns[change ?? 'none']}${quantity} × `
    const names = texts.map((text, index) =>
      index === 0
        ? { text: beginning(text, begin), style: { size, isBold: true, isStruck } }
        : { text, style: { size: detail, isBold: true, isStruck } },
    )
    await this.#row(names, { end: amount === null ? null : { text: plain(amount), style: { size } } })
    for (const { texts: said, quantity: pieces, amount: extra } of details) {
      const style = { size: detail, isStruck }
      const start = said.map((text) => ({ text: beginning(text, pieces > 1 ? `+ ${pieces} × ` : '+ '), style }))
      await this.#row(start, { end: extra === null ? null : { text: plain(extra), style: { size: detail } } })
    }
    if (comment) await this.#comment(comment, isAllergy && this.#isForKitchen)
    this.#advance(gap)
  }

  /** Draws a comment; one about an allergy is white on black, with a sign. */
  async #comment(comment: ReceiptText, isMarked: boolean): Promise<void> {
    const top = this.#top
    if (isMarked) this.#advance(leading)
    const style = { size: isMarked ? this.sizes.line : this.sizes.detail, isBold: true }
    await this.#row([{ text: beginning(comment, isMarked ? '! ' : '» '), style }], {})
    if (isMarked) this.paper.invert({ top, height: this.#top - top })
  }

  async sum({ label, amount, isStrong }: ReceiptSum): Promise<void> {
    const style = { size: isStrong ? this.sizes.strong : this.sizes.small, isBold: isStrong }
    await this.#row([{ text: inOneLine(label), style }], { end: { text: plain(amount), style }, share: sumShare })
  }

  rule(): void {
    this.#advance(gap / 2)
    this.paper.rule({ top: this.#top, thickness: 2 })
    this.#advance(gap)
  }

  /** Draws texts below each other at the start side, and one text at the end side, beside the first of them. */
  async #row(
    start: readonly Written[],
    { end = null, share = amountShare }: { end?: Written | null; share?: number },
  ): Promise<void> {
    const top = this.#top
    const endWidth = Math.round(this.#width * share)
    const atEnd = end && (await this.#drawn(end, endWidth))
    const startWidth = atEnd ? this.#width - Math.max(atEnd.width, endWidth / 2) - gap : this.#width
    for (const written of start) {
      const drawn = await this.#drawn(written, Math.floor(startWidth))
      this.#place(drawn, this.#isRightToLeft ? this.paper.width - margin - drawn.width : margin)
    }
    if (!atEnd) return
    const left = this.#isRightToLeft ? margin : this.paper.width - margin - atEnd.width
    this.paper.draw(atEnd, { left, top })
    this.#top = Math.max(this.#top, top + atEnd.height + leading)
  }

  get #width(): number {
    return this.paper.width - 2 * margin
  }

  async #drawn({ text: { text, direction }, style }: Written, width: number): Promise<PaperText> {
    if (text.length > mostLetters) throw new TooLong(`More than ${mostLetters} letters`)
    return drawText(text, { ...style, width, direction })
  }

  #place(drawn: PaperText, left: number): void {
    this.paper.draw(drawn, { left, top: this.#top })
    this.#advance(drawn.height + leading)
  }

  #advance(dots: number): void {
    this.#top += dots
    if (this.#top > mostRows) throw new TooLong(`More than ${mostRows} rows of dots`)
    this.paper.reach(this.#top)
  }
}

const changeSigns = { none: '', added: '+ ', removed: '− ' } as const

/** Returns an amount or a number as a text that is drawn unchanged. */
function plain(text: string): ReceiptText {
  return { text, language: 'en', direction: 'ltr' }
}

/** Puts a sign at the start of a text, on the side where its language begins. */
function beginning(text: ReceiptText, sign: string): ReceiptText {
  return { ...text, text: `${sign}${text.text}` }
}

/** Joins all languages in one line, each in its own direction, in that of the first. */
function inOneLine(texts: ReceiptTexts): ReceiptText {
  const [first] = texts
  return { ...(first ?? plain('')), text: texts.map(({ text }) => `\u2068${text}\u2069`).join(' / ') }
}
