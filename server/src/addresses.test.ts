import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

const card = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
});

describe('the addresses of a server', () => {
  test('that listens everywhere: this machine, and the home network before networks of programs', () => {
    const interfaces = {
      lo: [card('127.0.0.1', 'IPv4', true)],
      docker0: [card('172.17.0.1')],
      'br-0f2c': [card('172.18.0.1')],
      wlan0: [card('fe80::1', 'IPv6'), card('192.168.1.20')],
      eth1: [card('169.254.3.4')],
    };
    expect(addressesOf('0.0.0.0', 4242, interfaces)).toEqual({
      near: 'http://localhost:4242',
      far: ['http://192.168.1.20:4242', 'http://172.17.0.1:4242', 'http://172.18.0.1:4242'],
    });
  });

  test('that listens on one address are that one', () => {
    expect(addressesOf('192.168.1.20', 80, {})).toEqual({
      near: 'http://192.168.1.20:80',
      far: ['http://192.168.1.20:80'],
    });
    expect(addressesOf('fd00::2', 80, {}).far).toEqual(['http://[fd00::2]:80']);
  });

  test.each(['127.0.0.1', 'localhost', '::1'])('%s is for this machine alone', (host) => {
    expect(addressesOf(host, 80, { eth0: [card('192.168.1.20')] }).far).toEqual([]);
  });
});
