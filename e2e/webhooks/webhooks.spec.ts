import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { brigadeOfThisFile, journey } from '../house/journey.ts'
import { guestAt } from '../people/guest.ts'

const brigade = brigadeOfThisFile()

journey(
  'a guest’s order reaches another system with a signature, also when that was down, and again by hand',
  async ({ seat }) => {
    const { url } = brigade
    const receiver = await startReceiver()
    const manager = await seat({ url, email: 'manager@hotel.demo', path: '/webhooks' })

    await manager.getByRole('button', { name: 'Add webhook' }).click()
    const form = manager.getByRole('dialog')
    await form.getByRole('textbox', { name: /^Name/ }).fill('Loyalty')
    await form.getByRole('textbox', { name: /^Address/ }).fill(receiver.url)
    await form.getByRole('checkbox', { name: 'Orders', exact: true }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    const shown = manager.getByRole('dialog', { name: 'The secret of Loyalty' })
    const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue()
    await shown.getByRole('button', { name: 'Done' }).click()

    receiver.status = 503
    const guest = await guestAt({ url, table: 'Room 204', manager: 'manager@hotel.demo' })
    const order = await guest.order({ dish: 'Wild Mushroom Risotto' })
    await manager.getByRole('link', { name: 'Deliveries: Loyalty' }).click()
    const row = manager.getByRole('row').filter({ hasText: 'order.created' })
    await expect(row).toContainText('Status 503')
    await expect(row).toContainText('Waiting')

    receiver.status = 200
    await expect(row).toContainText('Received', { timeout: 30_000 })
    await expect(row).toContainText('2 tries')
    await row.getByRole('button', { name: /^Send again/ }).click()
    await expect(row).toContainText('3 tries')

    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    for (const { headers, body } of receiver.received) {
      const message = new Webhook(secret).verify(body, headers as Record<string, string>)
      expect(message).toMatchObject({ type: 'order.created', data: { id: order.id, table: 'Room 204' } })
    }
    receiver.close()
  },
)

type Receiver = {
  url: string
  status: number
  received: { headers: IncomingMessage['headers']; body: string }[]
  close(): void
}

/** Starts another system. */
async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', status: 200, received: [], close: () => server.close() }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body })
      response.writeHead(receiver.status).end('noted')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/brigade`
  return receiver
}
