import { expect, type Locator, type Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { call } from '../people/call.ts'
import { tokenOf } from '../people/staff.ts'

const brigade = brigadeOfThisFile()

journey('the code of a room is renewed: the old one lets nobody in, the one on the sheet does', async ({ seat }) => {
  const { url } = brigade
  const id = await idOf('Room 305')
  const manager = await seat({ url, email: 'manager@hotel.demo', path: '/qrslist' })
  const admin = await seat({ url, email: 'admin@brigade.demo', path: `/qrslist?venue=1&tab=tables&code=${id}` })
  await manager.getByRole('button', { name: 'Tables and rooms' }).click()
  await manager.getByRole('searchbox', { name: 'Search tables and rooms' }).fill('305')
  await manager.getByRole('button', { name: 'Show code for Room 305' }).click()
  const [shown, seen] = [linkShownTo(manager), linkShownTo(admin)]
  await expect(shown).toBeVisible()
  const old = (await shown.textContent()) ?? ''
  await expect(seen).toHaveText(old)
  expect(await comeIn(url, old)).toBe('Room 305')

  const question = manager.getByRole('alertdialog', { name: 'Renew the code for Room 305?' })
  await manager.getByRole('button', { name: 'Renew code', exact: true }).click()
  await question.getByRole('button', { name: 'Renew code' }).click()
  await expect(question).toHaveCount(0)

  await expect(seen).not.toHaveText(old)
  await expect(shown).not.toHaveText(old)
  await manager.getByRole('link', { name: 'Print code' }).click()
  const printed = await readCode(manager, 'Room 305')
  await expect(seen).toHaveText(printed)
  await expect(comeIn(url, old)).rejects.toThrow('This code is no longer valid')
  expect(await comeIn(url, printed)).toBe('Room 305')
})

async function idOf(room: string): Promise<number> {
  const { url } = brigade
  const token = await tokenOf(url, 'manager@hotel.demo')
  const tables = await call<{ id: number; name: string }[]>(url, { path: 'table?skipPaginate=true', token })
  return tables.find(({ name }) => name === room)!.id
}

/** Returns the link below the code of Room 305. */
function linkShownTo(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Code for Room 305' }).getByText(/\/g\//)
}

/** Opens the content of a code, as the guests' page does, and returns the table of the new session. */
async function comeIn(url: string, link: string): Promise<string> {
  expect(link.startsWith(`${url}/g/`)).toBe(true)
  const token = link.slice(`${url}/g/`.length)
  const { table } = await call<{ table: { name: string } }>(url, {
    method: 'POST',
    path: 'guest/session',
    body: { token },
  })
  return table.name
}

type Picture = { width: number; height: number; data: number[] }

/** Returns the content of a label's code as a phone's camera reads it. */
async function readCode(page: Page, name: string): Promise<string> {
  const label = page.getByRole('listitem').filter({ hasText: name })
  const png = (await label.screenshot()).toString('base64')
  const { width, height, data } = await page.evaluate(async (address): Promise<Picture> => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
    const context = canvas.getContext('2d')!
    context.drawImage(picture, 0, 0)
    return {
      width: picture.width,
      height: picture.height,
      data: [...context.getImageData(0, 0, picture.width, picture.height).data],
    }
  }, `data:image/png;base64,${png}`)
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) })
}
