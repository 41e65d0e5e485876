import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The parts of a workspace's package.json that define the names of its files in imports. */
export type Workspace = {
  dependencies: string[]
  imports: Record<string, string>
  exports: Record<string, string>
}

type Package = { [Field in keyof Workspace]?: Record<string, string> }

/** Reads the names of a workspace's files in imports; a folder without a package.json defines none. */
export function readWorkspace(root: string, folder: string): Workspace {
  try {
    const found: Package = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return {
      dependencies: Object.keys(found.dependencies ?? {}),
      imports: found.imports ?? {},
      exports: found.exports ?? {},
    }
  } catch {
    return { dependencies: [], imports: {}, exports: {} }
  }
}

/** Returns the path in the repository that an import means, or undefined if it means a package or a part of Node. */
export function resolveImport(
  importer: string,
  specifier: string,
  workspaceOf: (folder: string) => Workspace,
): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(importer), plain)

  const own = importer.split('/')[0] ?? ''
  if (plain.startsWith('#')) return inFolder(own, mapped(workspaceOf(own).imports, plain) ?? plain)

  const [, workspace, rest] = /^@brigade\/([^/]+)\/?(.*)$/.exec(plain) ?? []
  if (!workspace) return undefined
  return inFolder(workspace, mapped(workspaceOf(workspace).exports, `./${rest}`) ?? rest ?? '')
}

function mapped(patterns: Record<string, string>, specifier: string): string | undefined {
  for (const [pattern, target] of Object.entries(patterns)) {
    const start = pattern.replace('*', '')
    if (specifier.startsWith(start)) return target.replace('*', specifier.slice(start.length))
  }
  return undefined
}

function inFolder(folder: string, path: string): string {
  return posix.join(folder, path)
}
