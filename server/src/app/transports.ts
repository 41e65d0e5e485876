import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { authenticationPath } from '@brigade/domain/auth/auth.api.ts'
import { wireLimits } from '@brigade/domain/kit/wire-limits.ts'
import cors from '@koa/cors'
import { rest } from '@feathersjs/koa'
import socketio from '@feathersjs/socketio'
import type { Context as KoaContext, Middleware, Next } from 'koa'
import { type AdmittedRequest, admitRequest } from '#kit/http/admit-request.ts'
import type { App } from '#kit/context/context.ts'
import { serveDashboard } from '#kit/http/dashboard.ts'
import { encodeAnswer } from '#kit/http/encode-answer.ts'
import { addressUnknown } from '#kit/errors/errors.ts'
import { discard, parsePlain, readJsonBody, readSignedBody } from '#kit/bodies/http-body.ts'
import { isForm, readForm } from '#kit/bodies/http-form.ts'
import { awaitPipelineTurn } from '#kit/admission/pipelining-limit.ts'
import { parseQuery } from '#kit/http/http-query.ts'
import { idempotencyKeyOf } from '#kit/contracts/idempotency-header.ts'
import { readLargeBody } from '#kit/bodies/large-body.ts'
import { servePictures } from '#kit/http/pictures.ts'
import { requestIdFrom } from '#kit/logging/request-id.ts'
import { followSockets } from '#kit/sockets/rooms.ts'
import { apiHeaders, dashboardHeaders } from '#kit/http/security-headers.ts'
import { serveSecurityText } from '#kit/http/security-text.ts'
import { isServicePath } from '#kit/context/service-path.ts'
import { guardSocketCalls } from '#kit/sockets/socket-calls.ts'
import { imageFormLimit } from '#features/files/image-too-large.ts'
import { serveStoredFiles } from '#features/files/stored-files.ts'
import { unsubscribeRoot } from '#features/mailing/mail-of-recipient.ts'
import { serveConsentPages } from '#features/mailing/serve-consent-pages.ts'
import { servePayPages } from '#features/payments/serve-pay-pages.ts'
import { watchLines } from '#kit/sockets/watch-connections.ts'
import { toWireError } from '#kit/errors/wire-errors.ts'
import { assertPlainValues } from '#kit/validation/wire-values.ts'
import { programVersion } from '#features/auth/program-version.ts'
import { answerHealth, healthPaths } from './health.ts'
import { serveOpenApi } from './serve-open-api.ts'

const demoPictures = fileURLToPath(new URL('../../seeds/pictures', import.meta.url))

const pingEveryMs = 25_000

const methodsWithBody = new Set(['POST', 'PATCH', 'PUT'])

/** Sets up the transports of services: REST and the socket. Call it before services are registered. */
export function addTransports(app: App, { webRoot }: { webRoot: string }): void {
  const { corsOrigins, publicUrl } = app.settings
  // Koa would print errors that `serveRequests` has already logged.
  app.silent = true
  app.use(serveRequests(app))
  if (corsOrigins.length > 0) app.use(allowOrigins(corsOrigins))
  app.use(answerHealth(app))
  app.use(serveOpenApi({ version: programVersion() }))
  app.use(readApiRequest(app))
  // Each service's own hook authenticates the caller; here only the token is passed on.
  app.configure(rest({ authentication: { service: authenticationPath, strategies: [] } }))
  app.use(refuseUnknownServices())
  app.use(serveStoredFiles(app))
  app.use(servePayPages(app))
  app.use(serveConsentPages(app))
  app.use(dashboardHeaders({ isHttps: publicUrl?.startsWith('https:') ?? false }))
  app.use(serveSecurityText(app))
  app.use(servePictures(demoPictures))
  app.use(serveDashboard(webRoot))
  app.configure(
    socketio(socketOptions(corsOrigins), (io) => {
      io.engine.use(setApiHeaders)
      watchLines(app, io)
      guardSocketCalls(app, io)
      followSockets(app, io)
    }),
  )
}

/**
 * Sets the headers of the API on requests that are no sockets: engine.io answers them itself, before any code here sees
 * them.
 */
function setApiHeaders(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  for (const [name, value] of Object.entries(apiHeaders)) response.setHeader(name, value)
  next()
}

/** Wraps everything: the request's id, the one place where errors become answers, and a line in the log. */
function serveRequests(app: App): Middleware {
  return async (ctx: KoaContext, next: Next) => {
    await awaitPipelineTurn(ctx)
    const startedAt = performance.now()
    const requestId = requestIdFrom(ctx.req.headers['x-request-id'])
    ctx.requestId = requestId
    ctx.request.ip = app.readAddress(ctx.req.socket.remoteAddress, ctx.req.headers['x-forwarded-for'])
    ctx.set('X-Request-Id', requestId)
    try {
      await next()
    } catch (error) {
      answerError(ctx, toWireError(error, { requestId, log: app.log }))
    }
    const level = healthPaths.has(ctx.path) ? 'debug' : 'info'
    app.log[level]({
      requestId,
      method: ctx.method,
      path: loggedPath(ctx.path),
      status: ctx.status,
      ms: Math.round(performance.now() - startedAt),
      ip: ctx.ip,
    })
  }
}

/** Returns a path as it is logged: links in mails to guests have a token in theirs, which unsubscribes. */
function loggedPath(path: string): string {
  return path.startsWith(unsubscribeRoot) ? `${unsubscribeRoot}…` : path
}

function answerError(ctx: KoaContext, error: ReturnType<typeof toWireError>): void {
  ctx.status = error.code
  ctx.body = error.toJSON()
  ctx.set(apiHeaders)
  const { retryAfter } = error.data ?? {}
  if (typeof retryAfter === 'number') ctx.set('Retry-After', String(Math.ceil(retryAfter)))
}

function allowOrigins(origins: readonly string[]): Middleware {
  return cors({
    origin: (ctx) => (origins.includes(ctx.get('Origin')) ? ctx.get('Origin') : ''),
    allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id'],
    exposeHeaders: ['X-Request-Id', 'Retry-After'],
    maxAge: 600,
  })
}

/** Reads the input of a service: the headers about the call, query, and body. */
function readApiRequest(app: App): Middleware {
  return async (ctx, next) => {
    // Feathers' router removes slashes at both ends, and would find services that were not recognized here.
    if (!isServicePath(ctx.path) || !/^\/(?!\/)/.test(ctx.path)) throw addressUnknown()
    if (!isApi(ctx.path)) return next()
    ctx.set(apiHeaders)
    const query = parseQuery(ctx.querystring)
    assertPlainValues(query)
    Object.defineProperty(ctx.request, 'query', { value: query })
    ctx.feathers = callOf(app, ctx)
    const { who } = await admitAndRead(app, ctx)
    await next()
    await encodeAnswer(app, ctx, who)
  }
}

async function admitAndRead(app: App, ctx: KoaContext): Promise<AdmittedRequest> {
  const hasBody = methodsWithBody.has(ctx.method)
  try {
    const admitted = await admitRequest(app, ctx)
    if (hasBody) Object.assign(ctx.request, { body: await readBody(app, ctx, admitted) })
    return admitted
  } catch (error) {
    if (hasBody) discard(ctx.req)
    throw error
  }
}

/** Parses the request body: JSON, or a form with a file if the service accepts one. */
async function readBody(
  { messageQueue }: App,
  { req }: KoaContext,
  { readAmong, path, method, contract, bytesAtMost, bytes }: AdmittedRequest,
): Promise<unknown> {
  if (contract?.takesFile && isForm(req)) return readForm(req, imageFormLimit)
  if (contract?.takesSigned) return readSignedBody(req, { ...contract.takesSigned, bytesAtMost })
  const isLarge = bytes > wireLimits.messageBytes
  const parse = async (body: Buffer) => {
    if (path && method && isLarge) return readLargeBody({ bytes: body, path, method })
    await messageQueue.next({ who: readAmong, bytes: body.length })
    return parsePlain(body)
  }
  return readJsonBody(req, { bytesAtMost, parse })
}

/** Returns the params of a service, except the query. */
function callOf(app: App, ctx: KoaContext) {
  const { authorization, 'idempotency-key': key } = ctx.req.headers
  const idempotencyKey = idempotencyKeyOf(key)
  return {
    provider: 'rest',
    requestId: ctx.requestId,
    ip: ctx.ip,
    isGone: () => ctx.res.destroyed,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...authenticationOf(authorization),
  }
}

function authenticationOf(header: string | undefined) {
  const [, accessToken] = /^Bearer +(\S+)$/i.exec(header?.trim() ?? '') ?? []
  return accessToken === undefined ? {} : { authentication: { strategy: 'jwt', accessToken } }
}

/**
 * Refuses unknown addresses under `/v1`. Feathers has answered the known ones, and all other addresses belong to the
 * dashboard.
 */
function refuseUnknownServices(): Middleware {
  return async (ctx, next) => {
    if (!isApi(ctx.path)) return next()
    if (ctx.lookup === undefined) throw addressUnknown()
  }
}

function isApi(path: string): boolean {
  return path === '/v1' || path.startsWith('/v1/')
}

function socketOptions(corsOrigins: string[]) {
  return {
    transports: ['websocket' as const],
    pingInterval: pingEveryMs,
    maxHttpBufferSize: wireLimits.messageBytes,
    // Compressing for each screen separately costs more than the bytes, and would prevent writing to all at once.
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    ...(corsOrigins.length > 0 && { cors: { origin: corsOrigins } }),
  }
}
