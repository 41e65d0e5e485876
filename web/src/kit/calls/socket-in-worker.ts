import { WebSocket as SocketTransport } from 'socket.io-client'
import type { FromSockets, ToSockets } from '#kit/calls/socket-messages.ts'

type Received = { data: string | ArrayBuffer }
type Closed = { code: number; reason: string }

const open = new Map<number, FarSocket>()
let worker: Worker | undefined
let isWorkerMissing = typeof Worker === 'undefined'
let lastId = 0

/**
 * The WebSocket of socket.io, held by a worker: reading frames from a socket costs the page's own thread as much as
 * processing them, and in a rush touch input waits for that. Without a worker the page holds it.
 */
export class SocketInWorker extends SocketTransport {
  override createSocket(...how: Parameters<SocketTransport['createSocket']>): unknown {
    return isWorkerMissing ? super.createSocket(...how) : new FarSocket(how[0])
  }
}

/** The part of a WebSocket that the transport needs. */
class FarSocket {
  onopen?: () => void
  onerror?: () => void
  onmessage?: (event: Received) => void
  onclose?: (event: Closed) => void
  readonly #id: number

  constructor(address: string) {
    lastId += 1
    this.#id = lastId
    open.set(this.#id, this)
    postToWorker({ id: this.#id, what: 'open', address })
  }

  send(data: string | ArrayBuffer): void {
    postToWorker({ id: this.#id, what: 'send', data })
  }

  close(): void {
    postToWorker({ id: this.#id, what: 'close' })
  }

  take(told: FromSockets): void {
    if (told.what === 'opened') this.onopen?.()
    else if (told.what === 'failed') this.onerror?.()
    else if (told.what === 'heard') for (const data of told.messages) this.onmessage?.({ data })
    else {
      open.delete(this.#id)
      this.onclose?.(told)
    }
  }
}

function postToWorker(what: ToSockets): void {
  worker ??= startWorker()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
  worker.postMessage(what)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./sockets.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: told }: MessageEvent<FromSockets>) => open.get(told.id)?.take(told))
  // Its file did not load, or an old browser can't run it: the next attempt uses the page's own socket.
  started.addEventListener('error', () => {
    isWorkerMissing = true
    for (const [id, socket] of open) {
      socket.take({ id, what: 'failed' })
      socket.take({ id, what: 'closed', code: 1006, reason: '' })
    }
  })
  return started
}
