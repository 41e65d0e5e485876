import { parseSync, Visitor } from 'oxc-parser'

export type SourceFile = {
  path: string
  /** The specifiers of every import, `export … from`, and `import()` with a plain text. */
  specifiers: string[]
  exportsAll: boolean
  /** True if it declares nothing and only re-exports. */
  isBarrel: boolean
  texts: string[]
  /** The names of members of types. */
  members: string[]
}

/** Reads the facts of a source file that the rules need. Throws if it is not well-formed. */
export function readSource(path: string, source: string): SourceFile {
  const { module, program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)

  const passedOn = module.staticExports.flatMap(({ entries }) => entries).filter((entry) => entry.moduleRequest)
  return {
    path,
    specifiers: distinct([
      ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...passedOn.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ...module.dynamicImports.flatMap(({ moduleRequest }) =>
        plainText(source.slice(moduleRequest.start, moduleRequest.end)),
      ),
    ]),
    exportsAll: program.body.some(({ type }) => type === 'ExportAllDeclaration'),
    isBarrel: passedOn.length > 0 && program.body.every((node) => isPassingOn(node)),
    ...namesIn(program),
  }
}

function plainText(expression: string): string[] {
  const text = /^(['"`])([^$]*)\1$/.exec(expression.trim())?.[2]
  return text ? [text] : []
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)]
}

type Program = ReturnType<typeof parseSync>['program']

function isPassingOn(node: Program['body'][number]): boolean {
  if (node.type === 'ExportNamedDeclaration') return node.source !== null
  return node.type === 'ExportAllDeclaration' || node.type === 'ImportDeclaration'
}

function namesIn(program: Program): Pick<SourceFile, 'texts' | 'members'> {
  const texts: string[] = []
  const members: string[] = []
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.raw),
    TSPropertySignature: ({ key }) => void members.push(...nameOf(key)),
    TSMethodSignature: ({ key }) => void members.push(...nameOf(key)),
  }).visit(program)
  return { texts, members }
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): string[] {
  return [key.name, key.value].filter((name) => typeof name === 'string')
}
