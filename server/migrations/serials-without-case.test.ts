import { comparedSerial } from '@brigade/domain/trays/trays.scan.ts'
import { expect, it } from 'vitest'
import { demoSeed } from '#testing/test-server.ts'
import { openMigration } from '#testing/open-migration.ts'
import { down, up } from './20261123091000_serials_without_case.ts'

const migration = openMigration(demoSeed)

it('leaves what capitals told apart before as it is, and lets nothing more be told apart by them', async () => {
  const { connection, db } = migration
  await down(connection)
  const sticker = { restaurantId: 1, type: 'tray', index: 900, createdAt: '2026-03-04T10:00:00.000Z' }
  const serials = ['TWIN-SERIAL-I', 'twin-serial-I', 'twin-serial-i', 'ONLY-SERIAL-I']
  await connection('tray_stickers').insert(serials.map((serialContent) => ({ ...sticker, serialContent })))

  await up(connection)

  const kept = await db.many<{ serialContent: string; comparedSerial: string; twin: number }>(
    'SELECT "serialContent", "comparedSerial", "twin" FROM tray_stickers WHERE "index" = 900 ORDER BY "id"',
  )
  expect(kept).toEqual(
    serials.map((serialContent, place) => ({
      serialContent,
      comparedSerial: comparedSerial(serialContent),
      twin: place < 3 ? place : 0,
    })),
  )
  const late = { ...sticker, serialContent: 'Only-Serial-i', comparedSerial: 'only-serial-i' }
  await expect(connection('tray_stickers').insert(late)).rejects.toThrow(/unique/i)
})
