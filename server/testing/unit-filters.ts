import { spawnSync } from 'node:child_process'
import { arch, platform } from 'node:process'

/** The numbers of system calls by the machine's architecture, and the architecture's own name in the kernel. */
const machines = {
  x64: {
    audit: 0xc000003e,
    prctl: 157,
    socket: 41,
    personality: 135,
    modules: [175, 176, 313],
    chmods: [
      [90, 1],
      [91, 1],
      [268, 2],
      [452, 2],
    ],
    rawIo: [172, 173],
  },
  arm64: {
    audit: 0xc00000b7,
    prctl: 167,
    socket: 198,
    personality: 92,
    modules: [105, 106, 273],
    chmods: [
      [52, 1],
      [53, 2],
      [452, 2],
    ],
    rawIo: [],
  },
} as const

type Machine = (typeof machines)[keyof typeof machines]

const families: Record<string, number> = {
  AF_UNIX: 1,
  AF_INET: 2,
  AF_INET6: 10,
  AF_NETLINK: 16,
  AF_PACKET: 17,
}

/** The errors that the kernel's filters answer with. */
const EPERM = 1
const EAFNOSUPPORT = 97
const setIdBits = 0o6000

/** An instruction of a filter: its code, how many instructions it skips if true and if false, and its number. */
type Instruction = readonly [code: number, ifSo: number, ifNot: number, value: number]

const load = (offset: number): Instruction => [0x20, 0, 0, offset]
const loadArgument = (place: number) => load(16 + 8 * place)
const isEqual = (value: number, ifNot: number): Instruction => [0x15, 0, ifNot, value]
const hasBits = (value: number, ifNot: number): Instruction => [0x45, 0, ifNot, value]
const allow: Instruction = [0x06, 0, 0, 0x7fff0000]
const refuse = (errno: number): Instruction => [0x06, 0, 0, 0x00050000 + errno]

/** The filter of each directive, as systemd installs it (`seccomp-util.c`). */
const filters: Record<string, (value: string, machine: Machine) => Instruction[]> = {
  RestrictAddressFamilies: (value, { socket }) =>
    ofCall(socket, [
      loadArgument(0),
      ...value.split(' ').flatMap((name) => [isEqual(familyOf(name), 1), allow]),
      refuse(EAFNOSUPPORT),
    ]),
  LockPersonality: (_, { personality }) => ofCall(personality, [loadArgument(0), isEqual(0, 1), allow, refuse(EPERM)]),
  RestrictSUIDSGID: (_, { chmods }) =>
    chmods.flatMap(([call, place]) => ofCall(call, [loadArgument(place), hasBits(setIdBits, 1), refuse(EPERM), allow])),
  ProtectKernelModules: (_, { modules }) => modules.flatMap((call) => ofCall(call, [refuse(EPERM)])),
  PrivateDevices: (_, { rawIo }) => rawIo.flatMap((call) => ofCall(call, [refuse(EPERM)])),
  SystemCallArchitectures: (value, { audit }) => {
    if (value !== 'native') throw new Error(`SystemCallArchitectures=${value} has no filter here`)
    return [load(4), [0x15, 1, 0, audit], refuse(EPERM)]
  },
}

/**
 * Other directives that systemd builds filters from. A unit with one of them is tried without it, so a test must know
 * it first.
 */
const withoutFilter =
  /^(SystemCallFilter|SystemCallLog|MemoryDenyWriteExecute|RestrictNamespaces|RestrictRealtime|ProtectClock|ProtectHostname|ProtectKernelLogs|RestrictFileSystems)$/

/** Returns the directives of a unit's `[Service]` section, the last of those with one name. */
export function readUnit(text: string): Map<string, string> {
  const [, service = ''] = /^\[Service\]$(.*?)^\[/ms.exec(text) ?? []
  return new Map([...service.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
}

/**
 * Returns the program and arguments that start another program under the filters of a unit, without systemd or
 * privileges: Perl is part of every Debian. Returns undefined if a filter can't be installed.
 */
export function launcherOf(unit: ReadonlyMap<string, string>): string[] | undefined {
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) return undefined
  const machine = machines[arch]
  const unknown = [...unit.keys()].filter((name) => withoutFilter.test(name))
  if (unknown.length > 0) throw new Error(`There is no filter yet for ${unknown.join(', ')}`)
  const instructions = [...unit].flatMap(([name, value]) => filters[name]?.(value, machine) ?? [])
  const launcher = ['perl', '-e', installAndRun, String(machine.prctl), encode([...instructions, allow])]
  return spawnSync(launcher[0]!, [...launcher.slice(1), 'true']).status === 0 ? launcher : undefined
}

/** Returns the given instructions for this system call, followed by the rest for others. */
function ofCall(call: number, instructions: Instruction[]): Instruction[] {
  return [load(0), isEqual(call, instructions.length), ...instructions]
}

function familyOf(name: string): number {
  const family = families[name]
  if (family === undefined) throw new Error(`The address family ${name} is not known here`)
  return family
}

function encode(instructions: readonly Instruction[]): string {
  const bytes = Buffer.alloc(instructions.length * 8)
  for (const [place, [code, ifSo, ifNot, value]] of instructions.entries()) {
    bytes.writeUInt16LE(code, place * 8)
    bytes.writeUInt8(ifSo, place * 8 + 2)
    bytes.writeUInt8(ifNot, place * 8 + 3)
    bytes.writeUInt32LE(value, place * 8 + 4)
  }
  return bytes.toString('hex')
}

/**
 * A program that calls `prctl(PR_SET_NO_NEW_PRIVS, 1)` and `prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program)`, then
 * becomes the program itself.
 */
const installAndRun = `
  my $prctl = 0 + shift;
  my $filter = pack("H*", shift);
  my $program = pack("S x6 P", length($filter) / 8, $filter);
  syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "no_new_privs: $!\\n";
  syscall($prctl, 22, 2, $program, 0, 0) == 0 or die "seccomp: $!\\n";
  umask 0077;
  exec { $ARGV[0] } @ARGV or die "$ARGV[0]: $!\\n";
`
