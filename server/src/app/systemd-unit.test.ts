import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPushService } from '#features/push/testing/push-service.ts'
import { spawnServer, type SpawnedServer } from '#testing/spawn-server.ts'
import { launcherOf, readUnit } from '#testing/unit-filters.ts'

const unit = readUnit(readFileSync(new URL('../../../deploy/brigade.service', import.meta.url), 'utf8'))
const launcher = launcherOf(unit)

describe.skipIf(!launcher)('under the filters of the systemd unit', () => {
  let service: Awaited<ReturnType<typeof startPushService>>
  let server: SpawnedServer
  let dataDir: string
  let token: string

  beforeAll(async () => {
    service = await startPushService()
    dataDir = mkdtempSync(join(tmpdir(), 'brigade-unit-'))
    const env = {
      DATA_DIR: dataDir,
      DEMO: 'on',
      NODE_ENV: 'production',
      LOCAL_TARGETS: 'off',
      LOCAL_PUSH_SERVICE: service.url,
    }
    server = await spawnServer(env, { launcher })
    const body = { strategy: 'local', email: 'manager@hotel.demo', password: 'brigade-demo' }
    token = (await post('authentication', body)).answer.accessToken ?? ''
  })

  afterAll(async () => {
    await server?.kill('SIGTERM')
    await service.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('adds a printer, whose address is compared with those of the machine', async () => {
    const printer = { restaurantId: 1, name: 'Grill', host: '192.0.2.40', port: 9100, widthDots: 576 }

    expect(await post('printers', printer)).toMatchObject({ status: 201, answer: { host: '192.0.2.40' } })
  })

  it('calls other systems', async () => {
    const { answer } = await post('push-subscription', service.newBrowser())

    expect(await post('push-test', { id: answer.id })).toMatchObject({ status: 200 })
    await expect.poll(() => service.arrived).toHaveLength(1)
  })

  async function post(path: string, body: object) {
    const response = await fetch(`${server.url}/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { id?: number; accessToken?: string }
    return { status: response.status, answer }
  }
})

it.skipIf(!launcher)(
  'a unit that forbids the family of addresses by which the machine knows its own is noticed',
  () => {
    const older = new Map([...unit, ['RestrictAddressFamilies', 'AF_INET AF_INET6 AF_UNIX']])
    const ask = (launch: readonly string[]) =>
      spawnSync(launch[0]!, [...launch.slice(1), process.execPath, '-e', 'os.networkInterfaces()'], {
        encoding: 'utf8',
      })

    expect(ask(launcher!)).toMatchObject({ status: 0 })
    expect(ask(launcherOf(older)!)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('uv_interface_addresses'),
    })
  },
)
