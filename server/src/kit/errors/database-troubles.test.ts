import { expect, it } from 'vitest'
import { ConnectionLost, troubleOf, troubleRefusal } from './database-troubles.ts'

it.each([
  ['SQLITE_BUSY', 'databaseLocked'],
  ['SQLITE_BUSY_SNAPSHOT', 'databaseLocked'],
  ['SQLITE_FULL', 'diskFull'],
  ['53100', 'diskFull'],
  ['ENOSPC', 'diskFull'],
  ['SQLITE_IOERR_WRITE', 'diskFailing'],
  ['SQLITE_CANTOPEN', 'diskFailing'],
  ['58030', 'diskFailing'],
  ['SQLITE_READONLY_DBMOVED', 'databaseReadOnly'],
  ['25006', 'databaseReadOnly'],
  ['SQLITE_CORRUPT', 'databaseDamaged'],
  ['SQLITE_CORRUPT_INDEX', 'databaseDamaged'],
  ['SQLITE_NOTADB', 'databaseDamaged'],
  ['XX001', 'databaseDamaged'],
  ['XX000', undefined],
  ['53300', 'databaseBusy'],
  ['40P01', 'databaseBusy'],
  ['57014', 'databaseBusy'],
  ['57P01', 'databaseAway'],
  ['08006', 'databaseAway'],
  ['ECONNRESET', 'databaseAway'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['23505', undefined],
  ['22003', undefined],
])('sees in the code %s the trouble %s', (code, trouble) => {
  expect(troubleOf(Object.assign(new Error('no'), { code }))).toBe(trouble)
})

it.each([
  ['timeout exceeded when trying to connect', 'databaseBusy'],
  ['Connection terminated unexpectedly', 'databaseAway'],
  ['Client has encountered a connection error and is not queryable', 'databaseAway'],
  ['The table was terminated', undefined],
])('sees in the words "%s" the trouble %s', (message, trouble) => {
  expect(troubleOf(new Error(message))).toBe(trouble)
})

it('says what to do when nobody knows whether it was stored', () => {
  const lost = new ConnectionLost(new Error('read ECONNRESET'), { mayBeStored: true })

  expect(troubleOf(lost)).toBe('databaseAway')
  expect(troubleRefusal('databaseAway', lost)).toMatchObject({
    code: 503,
    message: expect.stringContaining('may still have been saved'),
    data: { reason: 'mayBeStored', retryAfter: 2 },
  })
})
