import { afterEach, describe, expect, it } from 'vitest'
import { run } from '#kit/database/transaction.ts'
import { type TestServer, startTestServer } from '#testing/test-server.ts'

let testServer: TestServer
let admin: string

const address = {
  id: 1,
  endPointUrl: 'http://10.0.0.5:8080/orders',
  openCheckUrl: '',
  commentItemId: '900',
  isDefaultPos: true,
}

afterEach(() => testServer.close())

describe('an address of the server itself or of its link', () => {
  it('is refused when it is saved, in whatever spelling, and its field is named', async () => {
    await open({ allowsLocalTargets: false })

    for (const host of [
      'localhost',
      'till.localhost',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f.1',
      '0.0.0.0',
      '169.254.169.254',
      '[::1]',
      '[::]',
      '[fe80::1]',
      '[::7f00:1]',
      '[::127.0.0.1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:0:127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[64:ff9b:1::1]',
      '[2002:7f00:1::]',
    ]) {
      const url = `http://${host}:3030/orders`
      const field = 'integratedPOSList.0.openCheckUrl'
      expect(await save([{ ...address, openCheckUrl: url }]), host).toMatchObject({
        status: 400,
        body: { data: { reason: 'validation', codes: { [field]: 'urlNotAllowed' } } },
      })
    }
    expect(await save([{ ...address, endPointUrl: 'http://127.0.0.1/' }])).toMatchObject({
      status: 400,
      body: { data: { codes: { 'integratedPOSList.0.endPointUrl': 'urlNotAllowed' } } },
    })
    expect(await save([address])).toMatchObject({ status: 200 })
  })

  it('is saved where the administrator of the server allows it', async () => {
    await open({ allowsLocalTargets: true })

    expect(await save([{ ...address, endPointUrl: 'http://127.0.0.1:3030/' }])).toMatchObject({ status: 200 })
  })

  it('stays where it was saved before that was forbidden, beside one that is changed', async () => {
    await open({ allowsLocalTargets: false })
    const local = { ...address, endPointUrl: 'http://127.0.0.1:3030/' }
    await testServer.db.write(() =>
      run('UPDATE venues SET "integratedPOSList" = ? WHERE "id" = 1', JSON.stringify([local])),
    )

    expect(await save([local, { ...address, id: 2, isDefaultPos: false }])).toMatchObject({ status: 200 })
  })
})

async function open(settings: { allowsLocalTargets: boolean }): Promise<void> {
  testServer = await startTestServer(settings)
  admin = await testServer.signIn('admin@brigade.demo')
}

function save(integratedPOSList: object[]) {
  return testServer.request('PATCH', '/v1/restaurant/1', { token: admin, body: { integratedPOSList } })
}
