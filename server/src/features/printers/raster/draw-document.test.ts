import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ReceiptDocument, receiptText } from '@brigade/domain/receipts/receipt-document.ts'
import { expect, it } from 'vitest'
import { drawDocument } from './draw-document.ts'
import { drawText } from './paper-text.ts'
import type { Paper } from './paper.ts'

const empty: ReceiptDocument = {
  what: 'receipt',
  direction: 'ltr',
  marks: [],
  title: [],
  header: [],
  facts: [],
  lines: [],
  sums: [],
  footer: [],
}

it.each(['شاي', 'چای', 'نەعنا'])('joins the letters of %s', async (word) => {
  const style = { size: 40, width: 500, direction: 'rtl' } as const
  const joined = await drawText(word, style)
  const apart = await drawText(Array.from(word).join('\u200C'), style)

  expect(Buffer.from(joined.ink).equals(apart.ink)).toBe(false)
})

it('begins every first line at the same height, whatever its letters are', async () => {
  const heights = await Promise.all(
    ['x', 'Å', 'g', '1', 'ش'].map(async (text) => {
      const { width, height, ink } = await drawText(text, { size: 30, width: 300, direction: 'ltr' })
      return rowsWithInk({ width, height, ink })
    }),
  )

  // The baseline of x, Å and 1 is the last row that has ink.
  const [x, ring, , one] = heights.map((rows) => rows.at(-1)!)
  expect(Math.abs(x! - ring!)).toBeLessThanOrEqual(1)
  expect(Math.abs(x! - one!)).toBeLessThanOrEqual(1)
})

it('breaks what is longer than the paper, and lets nothing stand beside it', async () => {
  const text = 'Unbelievablylongnameofadishthatnobodywouldeverordertwice'.repeat(3)
  const paper = await drawDocument({ ...empty, title: [receiptText(text, 'en')] }, 384)

  expect(paper.height).toBeGreaterThan(150)
  expect(edges(paper)).toEqual({ left: false, right: false })
})

it.each([
  ['en', 'The Grand Harbour Hotel and Residences by the Old Pier'],
  ['ar', 'فندق الميناء الكبير والشقق الفندقية عند الرصيف القديم'],
] as const)('centres each line of what is longer than the paper: %s', async (language, title) => {
  const { height, bytesARow, rows } = readable(
    await drawDocument({ ...empty, title: [receiptText(title, language)] }, 384),
  )
  const lines: { left: number; right: number }[] = []
  let isInLine = false
  for (let top = 0; top < height; top += 1) {
    const row = rows(top)
    const left = row.findIndex((byte) => byte !== 0)
    if (left < 0 || row.every((byte) => byte === 255)) {
      isInLine = false
      continue
    }
    if (!isInLine) lines.push({ left: bytesARow, right: bytesARow })
    isInLine = true
    const line = lines.at(-1)!
    line.left = Math.min(line.left, left)
    line.right = Math.min(line.right, bytesARow - 1 - row.findLastIndex((byte) => byte !== 0))
  }
  const wide = lines.filter(({ left, right }) => left + right < bytesARow - 4)

  expect(wide.length).toBeGreaterThan(1)
  for (const { left, right } of wide) expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
})

it('takes signs of markup for what they are', async () => {
  const { height } = await drawDocument({ ...empty, title: [receiptText('<b>Fish & chips</b> < 5', 'en')] }, 576)

  expect(height).toBeGreaterThan(40)
})

it('draws lines from the side where their language begins', async () => {
  const line = (text: string, language: 'en' | 'ar') => ({
    quantity: 1,
    texts: [receiptText(text, language)],
    amount: null,
    details: [],
    comment: null,
    isAllergy: false,
    change: null,
  })
  const english = await drawDocument({ ...empty, lines: [line('Tea', 'en')] }, 576)
  const arabic = await drawDocument({ ...empty, direction: 'rtl', lines: [line('شاي', 'ar')] }, 576)

  expect(halves(english)).toEqual({ left: true, right: false })
  expect(halves(arabic)).toEqual({ left: false, right: true })
})

it('draws the same where the machine has no fonts at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-fonts-'))
  const config = join(folder, 'fonts.conf')
  await writeFile(config, '<?xml version="1.0"?><fontconfig></fontconfig>')
  const document = { ...empty, title: [receiptText('Tea – شاي – ڕۆژ – чай', 'en')] }
  const program = `
    const { drawDocument } = await import('${new URL('draw-document.ts', import.meta.url).href}')
    const paper = await drawDocument(${JSON.stringify(document)}, 576)
    const { createHash } = await import('node:crypto')
    process.stdout.write(createHash('sha256').update(paper.rows({ top: 0, height: paper.height })).digest('hex'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, FONTCONFIG_FILE: config },
    cwd: import.meta.dirname,
  })
  await rm(folder, { recursive: true })

  const here = await drawDocument(document, 576)
  expect(stdout).toBe(
    createHash('sha256')
      .update(here.rows({ top: 0, height: here.height }))
      .digest('hex'),
  )
})

function rowsWithInk({ width, height, ink }: { width: number; height: number; ink: Uint8Array }): number[] {
  return Array.from({ length: height }, (_, row) => row).filter((row) =>
    ink.subarray(row * width, (row + 1) * width).some((dot) => dot >= 128),
  )
}

function columnsWithInk(paper: Paper, { skip = 0 } = {}): boolean[] {
  const columns = Array.from({ length: paper.bytesARow }, () => false)
  for (let top = skip; top < paper.height; top += 1)
    paper.rows({ top, height: 1 }).forEach((byte, column) => (columns[column] ||= byte !== 0))
  return columns
}

function readable(paper: Paper) {
  const { height, bytesARow } = paper
  return { height, bytesARow, rows: (top: number) => [...paper.rows({ top, height: 1 })] }
}

function edges(paper: Paper) {
  // Below the heading is a rule from edge to edge.
  const columns = Array.from({ length: paper.bytesARow }, () => false)
  for (let top = 0; top < paper.height; top += 1) {
    const row = paper.rows({ top, height: 1 })
    if (row.every((byte) => byte === 255)) continue
    row.forEach((byte, column) => (columns[column] ||= byte !== 0))
  }
  return { left: columns[0]!, right: columns.at(-1)! }
}

function halves(paper: Paper) {
  const columns = columnsWithInk(paper, { skip: 30 })
  const middle = columns.length / 2
  return { left: columns.slice(0, middle).some(Boolean), right: columns.slice(middle).some(Boolean) }
}
