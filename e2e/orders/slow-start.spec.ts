import { expect } from '@playwright/test'
import { brigadeOfThisFile } from '../house/brigade.ts'
import { journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'
import { board } from '../screens/board.ts'
import { signInAs } from '../screens/sign-in.ts'

const brigade = brigadeOfThisFile()

journey(
  'what is ordered while a slow network still fetches the program is on the board all the same',
  async ({ seat }) => {
    const { url } = brigade
    const guest = await guestAt({ url, table: 'Room 105' })
    const early = await guest.order({ dish: 'Fattoush' })
    const manager = await seat({ url, path: '/login?next=%2Forders%2Flist%3Fq%3DRoom%2B105' })
    const held: (() => void)[] = []
    let isHeld = true
    await manager.route('**/orders.live-*.js', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    const heard: string[] = []
    manager.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
    const hasHeard = (words: string) => expect.poll(() => heard.some((frame) => frame.includes(words))).toBe(true)

    await signInAs(manager, 'manager@hotel.demo')
    await expect(board(manager).card('In Queue', early.id)).toBeVisible()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await hasHeard('accessToken')
    const late = await guest.order({ dish: 'Fattoush' })
    await hasHeard('v1/order created')
    await expect(board(manager).card('In Queue', late.id)).toHaveCount(0)
    isHeld = false
    for (const goOn of held) goOn()

    await expect(board(manager).card('In Queue', late.id)).toBeVisible()
  },
)
