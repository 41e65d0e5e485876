import { format } from 'node:util'
import { afterAll, afterEach } from 'vitest'

/**
 * The warnings of the current test. Each fails it, so that a green run prints none. A test that expects a warning
 * replaces the method for itself: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const warnings: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...said: unknown[]) => void warnings.push(format(...said))
}

afterEach(failOnWarnings)
// Some come only after the last test.
afterAll(failOnWarnings)

function failOnWarnings(): void {
  const said = warnings.splice(0)
  if (said.length > 0) throw new Error(`A test wrote a warning:\n${said.join('\n')}`)
}
