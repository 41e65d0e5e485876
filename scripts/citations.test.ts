import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run-command.ts'

const specification = {
  'spec 1': 'docs/specification/1-dashboard.md',
  'spec 2': 'docs/specification/2-menu-administration.md',
  product: 'docs/specification/product.md',
} as const

it('every section of the specification that a comment cites stands in the repository', () => {
  const cited = citations()

  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ text, section }) => !hasHeading(text, section))).toEqual([])
})

type Citation = { file: string; text: keyof typeof specification; section: string }

/**
 * Returns the citations in comments, such as `(spec 2, §4 and §6)`, `(spec 1, §3; spec 2, §3)` or `(product,
 * Passphrases)`.
 */
function citations(): Citation[] {
  return sources().flatMap((file) => {
    const comments = readFileSync(join(root, file), 'utf8').matchAll(/\((spec [12], §[^)]*|product, [^)]*)\)/g)
    return [...comments].flatMap(([, cited = '']) =>
      onOneLine(cited)
        .split('; ')
        .flatMap((part) => {
          const [, text, places = ''] = /^(spec 1|spec 2|product), (.*)$/.exec(part) ?? []
          const sections =
            text === 'product' ? [places] : [...places.matchAll(/§([\d.]+)/g)].map(([, number = '']) => number)
          return sections.map((section) => ({ file, text: text as Citation['text'], section }))
        }),
    )
  })
}

/** Joins the lines of a comment: a citation may wrap. */
function onOneLine(comment: string): string {
  return comment.replace(/\s*\n\s*(?:\*|\/\/) ?/g, ' ')
}

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  return listed.trim().split('\n')
}

const headings = Object.fromEntries(
  Object.entries(specification).map(([text, file]) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return [text, lines.flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? [])]
  }),
)

function hasHeading(text: Citation['text'], section: string): boolean {
  return (headings[text] ?? []).some(
    (heading) => heading === section || /^([\d.]*\d)\.? /.exec(heading)?.[1] === section,
  )
}
