import type { FromSockets, ToSockets } from '#kit/calls/socket-messages.ts'

/**
 * In a rush, incoming messages are passed to the page in batches of this many milliseconds; after a quiet period, at
 * once.
 */
const gatherMs = 50
/** The first characters of the answer to a call, in packets of socket.io and engine.io: a caller is waiting for it. */
const answerBegins = '43'

const sockets = new Map<number, WebSocket>()

addEventListener('message', ({ data: asked }: MessageEvent<ToSockets>) => {
  if (asked.what === 'open') open(asked.id, asked.address)
  else if (asked.what === 'send') sockets.get(asked.id)?.send(asked.data)
  else sockets.get(asked.id)?.close()
})

function open(id: number, address: string): void {
  const socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  sockets.set(id, socket)
  let waiting: (string | ArrayBuffer)[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let toldAt = 0

  function tellPage(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    postToPage({ id, what: 'heard', messages: waiting })
    waiting = []
    toldAt = performance.now()
  }

  socket.addEventListener('open', () => postToPage({ id, what: 'opened' }))
  socket.addEventListener('error', () => postToPage({ id, what: 'failed' }))
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    waiting.push(data)
    const restMs = toldAt + gatherMs - performance.now()
    if (restMs <= 0 || (typeof data === 'string' && data.startsWith(answerBegins))) tellPage()
    else timer ??= setTimeout(tellPage, restMs)
  })
  socket.addEventListener('close', ({ code, reason }) => {
    tellPage()
    sockets.delete(id)
    postToPage({ id, what: 'closed', code, reason })
  })
}

function postToPage(what: FromSockets): void {
  postMessage(what)
}
