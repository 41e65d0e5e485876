import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPage } from './api-page/api-page.ts'
import { root } from './run-command.ts'

/** The file of the API page. */
export const apiPageFile = join(root, 'docs', 'api.md')

if (import.meta.main) writeFileSync(apiPageFile, apiPage())
