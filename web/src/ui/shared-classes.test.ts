import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..')
const sharedSheets = ['stack.module.css', 'font.module.css', 'surface.module.css']
/** The sign-in page fetches no shared sheet: its program has a limit of size. */
const signInSheets =
  /^(app\/error-page|features\/auth\/(?:pages|parts|public)\/(?:sign-in|sign-in-form|password-input|language-switch|entry-frame|entry-form))\./
const sheets = globSync('**/*.module.css', { cwd: source }).filter(
  (file) => !sharedSheets.includes(basename(file)) && !signInSheets.test(file),
)

it('no rule of a sheet is the copy of a shared class', () => {
  const shared = new Map(sharedSheets.flatMap((file) => [...sharedClassesOf(file)]))

  const copies = sheets.flatMap((file) =>
    ownRulesOf(file)
      .filter(({ set }) => shared.has(set))
      .map(({ name, set }) => `.${name} in ${file} is ${shared.get(set)}`),
  )

  expect(copies).toEqual([])
  expect(shared.size).toBeGreaterThan(20)
})

/** Returns the classes of two or more declarations, by their declarations. */
function sharedClassesOf(file: string): Map<string, string> {
  const declarations = new Map<string, string>()
  const css = withoutComments(readFileSync(join(import.meta.dirname, file), 'utf8'))
  for (const [, selectors = '', body = ''] of css.matchAll(/((?:\.\w+,?\s*)+)\{([^{}]*)\}/g)) {
    for (const [name] of selectors.matchAll(/\.\w+/g)) {
      declarations.set(name, (declarations.get(name) ?? '') + body)
    }
  }
  return new Map(
    [...declarations]
      .filter(([, body]) => body.indexOf(';') !== body.lastIndexOf(';'))
      .map(([name, body]) => [setOf(body), file.replace('.module.css', name)]),
  )
}

/** Returns the rules of a sheet that are for one class and always apply. */
function ownRulesOf(file: string): { name: string; set: string }[] {
  const css = withoutComments(readFileSync(join(source, file), 'utf8'))
  return [...css.matchAll(/(?<!,\n)^\.(\w+) \{([^{}]*)\}/gm)].map(([, name = '', body = '']) => ({
    name,
    set: setOf(body),
  }))
}

function setOf(body: string): string {
  return body
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean)
    .toSorted()
    .join('; ')
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*.*?\*\//gs, '')
}
