const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/

/**
 * The address that a call comes from. A proxy on the same machine is believed about whom it speaks for, by the last
 * entry of its `X-Forwarded-For`, the one that it wrote itself; anybody else could claim to be someone else.
 */
export function addressOf(peer: string | undefined, forwardedFor: string | string[] | undefined): string {
  const address = peer ?? ''
  if (!loopback.test(address) || forwardedFor === undefined) return address
  return String(forwardedFor).split(',').at(-1)?.trim() || address
}
