export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the encodings that a client accepts; those with `q=0` are refused. */
export function encodingsIn(header: string | undefined): ReadonlySet<Encoding> {
  const taken = (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return isRefused ? [] : (['br', 'gzip'] as const).filter((encoding) => encoding === name)
  })
  return new Set<Encoding>([...taken, 'identity'])
}
