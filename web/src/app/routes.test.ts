import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { roleLabels, staffRoles } from '@brigade/domain/access/roles.ts'
import { matchRoutes, type RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { featureList } from '#app/feature-list.ts'
import type { RouteHandle } from '#kit/features/feature.ts'

const root = join(import.meta.dirname, '../../..')
const routes: RouteObject[] = featureList.flatMap((feature) => [...feature.routes, ...(feature.bareRoutes ?? [])])

const specified = addressesIn(sectionOf('docs/specification/1-dashboard.md', '### 2.1'))
const rows = sectionOf('docs/screens.md', '## Screens')
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, address = '', , who = '', tests = '']) => ({ address, who, tests }))

describe('the table of all screens', () => {
  it('has a row for each address of the specification', () => {
    const inTable = rows.flatMap(({ address }) => addressesIn(address))

    expect(specified.length).toBeGreaterThan(50)
    expect(specified.filter((address) => !inTable.includes(address))).toEqual([])
  })

  it.each(specified.filter((address) => address.includes('?}')))('has %s without its id too', (address) => {
    const path = address.replace(/\/\{\w+\?\}/, '').replaceAll(/\{\w+\}/g, '1')
    const match = matchRoutes(routes, path)?.at(-1)

    expect(match?.route).toBeDefined()
    expect(Object.values(match?.params ?? {}).filter((id) => id !== '1')).toEqual([])
  })

  it.each(rows)('tells the truth about $address', ({ address, who, tests }) => {
    const [path = ''] = addressesIn(address)
    const filled = path.replaceAll(/\{\w+\??\}/g, '1')

    expect(who).toBe(whoMayOpen(filled))
    expect(filesIn(tests).length).toBeGreaterThan(0)
    expect(filesIn(tests).filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

function sectionOf(file: string, heading: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  const after = text.slice(text.indexOf(`\n${heading}`) + heading.length + 1)
  const end = after.search(/\n#+ /)
  return end < 0 ? after : after.slice(0, end)
}

function addressesIn(text: string): string[] {
  return Array.from(text.matchAll(/`(\/[^`\s]*)`/g), ([, address = '']) => address)
}

function filesIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, file = '']) => file)
}

function whoMayOpen(path: string): string {
  if (path === '/login') return 'everybody'
  if (path === '/') return 'everybody who is signed in'
  const match = matchRoutes(routes, path)?.at(-1)
  const { permission } = (match?.route.handle ?? {}) as RouteHandle
  if (!match) return 'nobody'
  if (!permission) return 'as where it leads'
  const may: readonly string[] = rolesThatMay(permission)
  const roles = staffRoles.filter((role) => may.includes(role))
  return roles.length === staffRoles.length ? 'all staff' : roles.map((role) => roleLabels[role]).join(', ')
}
