import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codeOf } from '#kit/errors/error-text.ts'

const packageFile = fileURLToPath(new URL('../../../package.json', import.meta.url))
const dashboardPage = fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url))

/**
 * Returns the version of the program with the mark of the dashboard's build, such as `1.2.0+5f3a9c01`. The page names its scripts
 * by their content, so the mark changes with them and with nothing else.
 */
export function programVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const mark = buildMark()
  return mark === undefined ? version : `${version}+${mark}`
}

function buildMark(): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(dashboardPage)).digest('hex').slice(0, 8)
  } catch (error) {
    // Without a build there is no dashboard that could be out of date.
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}
