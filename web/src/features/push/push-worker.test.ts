import { pushMessageOf } from '@brigade/domain/push/push.rules.ts'
import { describe, expect, it, vi } from 'vitest'

const sources = import.meta.glob<string>('../../../public/push-worker.js', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const origin = 'https://brigade.example'

type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void }
type Listener = (event: WorkerEvent & Record<string, unknown>) => void
type Shown = { title: string; body: string; data: { path: string } }

/** Returns a window of Brigade that shows the requested page, or does not answer. */
function aWindow({ takes }: { takes: boolean }) {
  const asked: string[] = []
  return {
    takes,
    asked,
    focus: vi.fn<() => Promise<void>>(async () => undefined),
    postMessage({ path }: { path: string }, [port]: [MessagePort]) {
      asked.push(path)
      if (takes) port.postMessage('taken')
    },
  }
}

/** Starts the worker as a browser runs it, with these windows, the last used one first. */
function startWorker(windows: readonly ReturnType<typeof aWindow>[] = []) {
  const listeners = new Map<string, Listener>()
  const shown: Shown[] = []
  const opened: string[] = []
  const clocks: (() => void)[] = []
  /** Returns a window in a worker; a window without an answer is waited for until the worker's timer fires. */
  const inWorker = (window: ReturnType<typeof aWindow>) => ({
    ...window,
    postMessage(...message: Parameters<typeof window.postMessage>) {
      window.postMessage(...message)
      if (!window.takes) clocks.at(-1)?.()
    },
  })
  const scope = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, more: Omit<Shown, 'title'>) => void shown.push({ title, ...more }),
    },
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows.map(inWorker),
      openWindow: async (path: string) => void opened.push(path),
    },
    location: new URL('/push-worker.js', origin),
    skipWaiting: () => undefined,
    setTimeout: (ring: () => void) => clocks.push(ring),
  }
  // The program is the file that ships, and its global scope is that of a worker.
  // oxlint-disable-next-line no-implied-eval
  new Function(...Object.keys(scope), Object.values(sources)[0] ?? '')(...Object.values(scope))

  const tell = async (name: string, event: Record<string, unknown>) => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work) => works.push(work) })
    await Promise.all(works)
    return works.length
  }
  return {
    shown,
    opened,
    push: (data: unknown) => tell('push', { data: { json: () => data } }),
    pushText: () => tell('push', { data: { json: () => JSON.parse('no message') as unknown } }),
    async press(path: unknown) {
      const close = vi.fn<() => void>()
      await tell('notificationclick', { notification: { close, data: { path } } })
      expect(close).toHaveBeenCalled()
    },
  }
}

describe('a message on a phone', () => {
  it.each(['en', 'ar'] as const)('shows what the server wrote, and no more: %s', async (language) => {
    const worker = startWorker()
    const { path, ...said } = pushMessageOf({ kind: 'newOrder', orderId: 12, table: 'Room 204' }, language)

    await worker.push({ path, ...said })

    expect(worker.shown).toEqual([{ ...said, icon: '/icon-192.png', renotify: true, data: { path: '/orders/12' } }])
  })

  it.each([
    ['is no message', null],
    ['says nothing', {}],
  ])('is shown though it %s, for else the browser takes its leave back', async (_what, data) => {
    const worker = startWorker()

    expect(await worker.push(data)).toBe(1)

    expect(worker.shown).toMatchObject([{ title: 'Brigade', body: '', data: { path: '/' } }])
  })

  it('is shown though nobody can read it', async () => {
    const worker = startWorker()

    await worker.pushText()

    expect(worker.shown).toMatchObject([{ title: 'Brigade', data: { path: '/' } }])
  })
})

describe('a press on it', () => {
  it('shows its screen in the window that was used last', async () => {
    const [last, other] = [aWindow({ takes: true }), aWindow({ takes: true })]
    const worker = startWorker([last, other])

    await worker.press('/orders/12')

    expect(last.asked).toEqual(['/orders/12'])
    expect(last.focus).toHaveBeenCalledOnce()
    expect(other.asked).toEqual([])
    expect(worker.opened).toEqual([])
  })

  it('shows it in another, where that one says nothing', async () => {
    const [asleep, awake] = [aWindow({ takes: false }), aWindow({ takes: true })]
    const worker = startWorker([asleep, awake])

    await worker.press('/tables/request')

    expect(asleep.focus).not.toHaveBeenCalled()
    expect(awake.focus).toHaveBeenCalledOnce()
    expect(worker.opened).toEqual([])
  })

  it('opens a window where there is none, or none that says something', async () => {
    const asleep = aWindow({ takes: false })
    const [alone, among] = [startWorker(), startWorker([asleep, asleep, asleep])]

    await alone.press('/orders/12')
    await among.press('/orders/12')

    expect(alone.opened).toEqual(['/orders/12'])
    expect(among.opened).toEqual(['/orders/12'])
    // A browser lets a worker open a window for some seconds only.
    expect(asleep.asked).toHaveLength(2)
  })

  it.each([
    ['https://elsewhere.example/orders/12', '/'],
    ['//elsewhere.example/', '/'],
    ['javascript:alert(1)', '/'],
    [undefined, '/'],
    [{ path: '/orders' }, '/'],
    ['/tables/request?tab=done', '/tables/request?tab=done'],
  ])('never leaves Brigade: %s', async (path, expected) => {
    const worker = startWorker()

    await worker.press(path)

    expect(worker.opened).toEqual([expected])
  })
})
