import { readFileSync } from 'node:fs'
import { services } from '@brigade/domain/services.ts'
import { describe, expect, it } from 'vitest'
import { apiPage } from './api-page/api-page.ts'
import { fieldsOf } from './api-page/schema-fields.ts'
import { apiPageFile } from './write-api-page.ts'

describe('docs/api.md', () => {
  it('is what the contracts say; after a change of theirs, run: npm exec -- node scripts/write-api-page.ts', () => {
    expect(readFileSync(apiPageFile, 'utf8')).toBe(apiPage())
  })

  it.each(Object.keys(services))('tells of %s', (path) => {
    expect(apiPage()).toContain(`## /${path}\n`)
  })

  it('names the id in the address of each call that needs one', () => {
    const addresses = apiPage()
      .split('\n')
      .flatMap((line) => /^### (?:PATCH|DELETE) (\S+)$/.exec(line)?.[1] ?? [])

    expect(addresses.length).toBeGreaterThan(10)
    // Signing out ends the session of the token that is sent.
    expect(addresses.filter((address) => !address.endsWith('/{id}'))).toEqual(['/v1/authentication'])
  })

  it('has no table without a field', () => {
    const headings = apiPage().match(/^\|(-+\|)+$(?!\n\|)/gm)

    expect(headings).toBeNull()
    expect(apiPage()).toContain('| `url` | text | yes | 1 to 500 characters |')
    expect(apiPage()).toContain('| `data.url` | text | yes | 1 to 500 characters |')
  })

  it('links only to headings that it has', () => {
    const page = apiPage()
    const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

    const targets = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target)

    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => target === undefined || !anchors.includes(target))).toEqual([])
  })
})

describe('a field', () => {
  it.each([
    [{ type: 'integer', minimum: 1, maximum: 9 }, 'whole number', '1 to 9'],
    [{ type: 'string', maxLength: 49 }, 'text', 'at most 49 characters'],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 1 }, 'list of true or false', 'at least 1 entry'],
    [{ anyOf: [{ const: 'paid' }, { const: 'not-paid' }] }, '`paid`, `not-paid`', ''],
    [{ anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] }, 'instant, or null', ''],
  ])('of %j reads "%s", "%s"', (schema, type, limits) => {
    const [field] = fieldsOf({ type: 'object', properties: { it: schema } })

    expect(field).toEqual({ path: 'it', type, limits, isRequired: false, isIgnored: false })
  })

  it('inside of a list is named by the way to it', () => {
    const line = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, extra: { readOnly: true } } }

    const fields = fieldsOf({ type: 'object', properties: { cart: { type: 'array', items: line } } })

    expect(fields.map(({ path, isRequired, isIgnored }) => [path, isRequired, isIgnored])).toEqual([
      ['cart', false, false],
      ['cart[].id', true, false],
      ['cart[].extra', false, true],
    ])
  })
})

/** Returns the anchor that readers of Markdown give a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}
