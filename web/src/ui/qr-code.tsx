import { QRCode } from 'antd'

type QrCodeProps = {
  value: string
  /** What it is the code of, for people who can't see it. */
  label: string
  /** In pixels. */
  size: number
}

/** A code for the camera of a phone: black on white, whatever the theme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  return <QRCode type="svg" size={size} bordered={false} color="#000" bgColor="#fff" value={value} aria-label={label} />
}
