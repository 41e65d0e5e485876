import { describe, expect, it } from 'vitest'
import { type Role, roleLabels } from '../access/roles.ts'
import { passesWithoutPassphrase } from './passphrases.gates.ts'
import { type Gate, gates } from './passphrases.schema.ts'

const free: Partial<Record<Role, readonly Gate[]>> = {
  admin: gates,
  organization: ['staffAccess'],
  supermanager: ['menuEdit'],
}

describe('without a passphrase', () => {
  it.each(Object.keys(roleLabels) as Role[])('the %s goes through these gates and no others', (role) => {
    expect(gates.filter((gate) => passesWithoutPassphrase({ role }, gate))).toEqual(free[role] ?? [])
  })

  it('nobody goes through who is not signed in', () => {
    expect(gates.filter((gate) => passesWithoutPassphrase(null, gate))).toEqual([])
  })
})
