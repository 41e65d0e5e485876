/** The S3-compatible service that stores the files; without it they are in `DATA_DIR`. */
export type S3Settings = {
  bucket: string
  region: string
  /** Endpoint of a service other than Amazon's. */
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
  /** True if the bucket is in the path instead of the host name, as most services other than Amazon's want it. */
  isPathStyle: boolean
}

type Environment = Record<string, string | undefined>
type Setting = { name: string; pattern: RegExp; right: string; unlessSet?: string }

const prefix = 'STORAGE_S3_'

const bucket = {
  name: 'STORAGE_S3_BUCKET',
  pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  right: 'must be the name of a bucket',
}
const region = {
  name: 'STORAGE_S3_REGION',
  pattern: /^[a-z0-9-]+$/,
  right: 'must be a region such as eu-central-1',
  unlessSet: 'us-east-1',
}
const endpoint = {
  name: 'STORAGE_S3_ENDPOINT',
  pattern: /^https?:\/\/[^\s/?#]+\/?$/,
  right: 'must be an address such as https://s3.example.com',
  unlessSet: '',
}
const accessKeyId = { name: 'STORAGE_S3_ACCESS_KEY_ID', pattern: /^\S+$/, right: 'must be the id of an access key' }
const secretAccessKey = {
  name: 'STORAGE_S3_SECRET_ACCESS_KEY',
  pattern: /^\S+$/,
  right: 'must be the secret of that access key',
}
const pathStyle = { name: 'STORAGE_S3_PATH_STYLE', pattern: /^(on|off)$/, right: 'must be on or off', unlessSet: '' }

const known = [bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle].map(({ name }) => name)

/**
 * Reads the settings that begin with `STORAGE_S3_`, and adds their problems to `problems`. Without any of them there is
 * no S3.
 */
export function readS3Settings(env: Environment, problems: string[]): S3Settings | undefined {
  const given = Object.keys(env).filter((name) => name.startsWith(prefix) && env[name]?.trim())
  if (given.length === 0) return undefined
  for (const name of given) if (!known.includes(name)) problems.push(`${name} is no setting that Brigade knows`)

  const read = ({ name, pattern, right, unlessSet }: Setting): string => {
    const text = env[name]?.trim() || unlessSet
    const isRight = text !== undefined && (text === unlessSet || pattern.test(text))
    if (!isRight) problems.push(`${name} ${right}`)
    return text ?? ''
  }
  const address = read(endpoint)
  return {
    bucket: read(bucket),
    region: read(region),
    ...(address && { endpoint: address }),
    accessKeyId: read(accessKeyId),
    secretAccessKey: read(secretAccessKey),
    isPathStyle: (read(pathStyle) || (address ? 'on' : 'off')) === 'on',
  }
}
