import { escapedHtml } from '../kit/escaped-html.ts'
/** A piece of a line: text, bold text, or a link with its https address. */
export type MailSpan = { kind: 'text' | 'bold'; text: string } | { kind: 'link'; text: string; href: string }

/** A paragraph of lines, or a list of items. */
export type MailBlock = { kind: 'paragraph' | 'list'; lines: MailSpan[][] }

/**
 * Reads the body of a message: paragraphs between empty lines, lists of lines that begin with a dash, **bold**, `[text](https://…)`, and bare
 * https addresses. Nothing else means anything: there is no HTML.
 */
export function blocksOf(body: string): MailBlock[] {
  const blocks: MailBlock[] = []
  for (const part of body.split(/\n\s*\n/)) {
    let last: MailBlock | undefined
    for (const line of part.split('\n')) {
      const item = /^\s*[-•]\s+(.*)$/.exec(line)?.[1]
      const text = (item ?? line).trim()
      if (text === '') continue
      const kind = item === undefined ? 'paragraph' : 'list'
      if (last?.kind !== kind) blocks.push((last = { kind, lines: [] }))
      last.lines.push(spansOf(text))
    }
  }
  return blocks
}

const marks =
  /\*\*(?<bold>[^*\n]+)\*\*|\[(?<label>[^[\]\n]+)\]\((?<to>https:\/\/[^\s()]+)\)|(?<bare>https:\/\/[^\s<>"()]+[^\s<>"().,;:!?])/g

function spansOf(line: string): MailSpan[] {
  const spans: MailSpan[] = []
  let place = 0
  for (const match of line.matchAll(marks)) {
    const { bold, label, to, bare } = match.groups ?? {}
    if (match.index > place) spans.push({ kind: 'text', text: line.slice(place, match.index) })
    if (bold !== undefined) spans.push({ kind: 'bold', text: bold })
    else if (label !== undefined && to !== undefined) spans.push({ kind: 'link', text: label, href: to })
    else if (bare !== undefined) spans.push({ kind: 'link', text: bare, href: bare })
    place = match.index + match[0].length
  }
  if (place < line.length) spans.push({ kind: 'text', text: line.slice(place) })
  return spans
}

/** Returns the blocks as HTML, in which nothing of the text is markup. */
export function htmlOfBlocks(blocks: readonly MailBlock[]): string {
  return blocks
    .map(({ kind, lines }) => {
      const html = lines.map((spans) => spans.map(htmlOfSpan).join(''))
      return kind === 'list'
        ? `<ul>${html.map((line) => `<li>${line}</li>`).join('')}</ul>`
        : `<p>${html.join('<br>')}</p>`
    })
    .join('\n')
}

/** Returns the blocks as plain text. */
export function textOfBlocks(blocks: readonly MailBlock[]): string {
  return blocks
    .map(({ kind, lines }) => {
      const texts = lines.map((spans) => spans.map(textOfSpan).join(''))
      return kind === 'list' ? texts.map((text) => `- ${text}`).join('\n') : texts.join('\n')
    })
    .join('\n\n')
}

function htmlOfSpan(span: MailSpan): string {
  if (span.kind === 'link') return `<a href="${escapedHtml(span.href)}">${escapedHtml(span.text)}</a>`
  return span.kind === 'bold' ? `<strong>${escapedHtml(span.text)}</strong>` : escapedHtml(span.text)
}

function textOfSpan(span: MailSpan): string {
  return span.kind === 'link' && span.text !== span.href ? `${span.text} (${span.href})` : span.text
}
