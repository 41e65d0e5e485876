import { createSocket, type Socket } from 'node:dgram'
import { afterEach, describe, expect, it } from 'vitest'
import { callOut } from './call-out.ts'
import { publicNames } from './public-names.ts'

const ends: (() => void)[] = []

afterEach(() => {
  for (const end of ends.splice(0)) end()
})

describe('a name of the internet', () => {
  it('is looked up by a name server, for both kinds of address', async () => {
    const names = publicNames([await nameServer({ 4: [203, 0, 113, 7], 6: [0x20, 0x01, 0xd, 0xb8, ...zeros(11), 7] })])

    expect(await names('push.example')).toEqual([
      { address: '203.0.113.7', family: 4 },
      { address: '2001:db8::7', family: 6 },
    ])
    expect(await names('203.0.113.9')).toEqual([{ address: '203.0.113.9', family: 4 }])
  })

  it('may have one kind of address alone', async () => {
    const names = publicNames([await nameServer({ 4: [203, 0, 113, 7] })])

    expect(await names('push.example')).toEqual([{ address: '203.0.113.7', family: 4 }])
  })

  it('that this machine alone knows is nobody’s', async () => {
    await expect(publicNames([await nameServer({})])('localhost')).rejects.toThrow('localhost')
  })

  it('is not called where one of its addresses is in a private network', async () => {
    const inside = [0xfd, 0x12, 0x34, 0x56, ...zeros(11), 1]
    const resolve = publicNames([await nameServer({ 4: [203, 0, 113, 7], 6: inside })])
    const log = { warn: () => undefined }
    const call = { method: 'POST', limitMs: 5000, allowsLocal: false, isPublicOnly: true, resolve, log } as const

    expect(await callOut({ url: 'https://push.example/', ...call })).toEqual({
      kind: 'notSent',
      reason: 'addressForbidden',
    })
  })

  it('whose server never answers holds up no other one', async () => {
    const [silent, asked] = [publicNames([await nameServer('silent')]), Promise.withResolvers<void>()]
    const waiting = Array.from({ length: 40 }, (_, place) => silent(`name-${place}.example`).catch(() => 'none'))
    void Promise.race(waiting).then(asked.reject)
    const names = publicNames([await nameServer({ 4: [203, 0, 113, 7] })])

    await names('push.example').then(() => asked.resolve())

    await expect(asked.promise).resolves.toBeUndefined()
  })
})

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0)
}

const familyOfType: Record<number, 4 | 6> = { 1: 4, 28: 6 }

/** Starts a name server that returns these addresses for every name, or never answers (RFC 1035). */
async function nameServer(addresses: { 4?: number[]; 6?: number[] } | 'silent'): Promise<string> {
  const socket: Socket = createSocket('udp4')
  ends.push(() => socket.close())
  socket.on('message', (question, { port, address }) => {
    if (addresses === 'silent') return
    const endOfName = question.indexOf(0, 12)
    const asked = question.subarray(12, endOfName + 5)
    const type = question.readUInt16BE(endOfName + 1)
    const bytes = addresses[familyOfType[type] ?? 4]
    const head = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, bytes ? 1 : 0, 0, 0, 0, 0])
    // The name is that of the question, at byte 12; the answer is valid for a minute.
    const answer = bytes ? [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes] : []
    socket.send(Buffer.concat([head, asked, Buffer.from(answer)]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return `127.0.0.1:${socket.address().port}`
}
