import { describe, expect, it } from 'vitest';
import { classifyAddress } from './address-class.ts';

describe('an address that is never asked', () => {
  it.each([
    ['link-local', '169.254.0.1'],
    ['metadata of AWS and most others', '169.254.169.254'],
    ['metadata of AWS in IPv6', '[fd00:ec2::254]'],
    ['metadata of Google in IPv6', 'fd20:ce::254'],
    ['metadata of Scaleway in IPv6', 'fd00:42::42'],
    ['metadata of Akamai in IPv6', 'fd00:a9fe:a9fe::1'],
    ['metadata of Alibaba', '100.100.100.200'],
    ['metadata of Azure', '168.63.129.16'],
    ['metadata of Oracle', '192.0.0.192'],
    ['link-local in IPv6', 'fe80::1'],
    ['link-local in IPv6, the end of the range', '[febf::1]'],
    ['with a zone', 'fe80::1%eth0'],
    ['with a zone that is a number', '::ffff:169.254.169.254%1'],
    ['mapped', '::ffff:169.254.169.254'],
    ['mapped, in hexadecimal', '[::ffff:a9fe:a9fe]'],
    ['compatible', '::a9fe:a9fe'],
    ['compatible, with dots', '::169.254.169.254'],
    ['translated by SIIT', '::ffff:0:169.254.169.254'],
    ['NAT64', '64:ff9b::a9fe:a9fe'],
    ['NAT64, another link-local address', '64:ff9b::169.254.1.2'],
    ['NAT64 of local use, /96', '64:ff9b:1::a9fe:a9fe'],
    ['NAT64 of local use, /96 below a subnet', '64:ff9b:1:abcd:0:5:a9fe:a9fe'],
    ['NAT64 of local use, /48', '64:ff9b:1:a9fe:a9:fe00::'],
    ['NAT64 of local use, /56', '64:ff9b:1:aaa9:fe:a9fe::'],
    ['NAT64 of local use, /64', '64:ff9b:1:aaaa:a9:fea9:fe00:0'],
    ['NAT64 of a network, /96', '2001:db8:1:2:3:4:a9fe:a9fe'],
    ['NAT64 of a network, /32', '2001:470:a9fe:a9fe::'],
    ['NAT64 of a network, /64', '2001:470:1:2:a9:fea9:fe00:0'],
    ['NAT64 of a network to Alibaba', '2001:470::6464:64c8'],
    ['6to4', '2002:a9fe:a9fe::1'],
    ['6to4 to Azure', '2002:a83f:8110::'],
    ['Teredo, its client', '2001:0:4136:e378:8000:63bf:5601:5601'],
    ['Teredo, its server', '2001:0:a9fe:a9fe::1'],
    ['ISATAP', '2001:470:1:2:0:5efe:a9fe:a9fe'],
    ['ISATAP, another link-local address', 'fd12::200:5efe:169.254.7.7'],
  ])('%s: %s', (_what, address) => {
    expect(classifyAddress(address)).toBe('forbidden');
  });
});

describe('an address of a private network', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    '::',
    '[fd00::1]',
    'fec0::1',
    '::ffff:10.0.0.1',
    '::10.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::c0a8:1',
    '2002:c0a8:101::1',
  ])('%s', (address) => {
    expect(classifyAddress(address)).toBe('private');
  });
});

describe('a public address', () => {
  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '169.253.255.255',
    '169.255.0.1',
    '168.63.129.17',
    '2606:4700::1111',
    '[2a00:1450:4001:82a::200e]',
    '64:ff9b::808:808',
    '2002:808:808::1',
    // Ends as a link-local address does, but nothing says that it is one.
    '2606:4700::a9fe:1',
  ])('%s', (address) => {
    expect(classifyAddress(address)).toBe('public');
  });
});

it('a name is no address', () => {
  for (const name of ['mirror.example', 'localhost', '', '1.2.3', 'fe80::zz'])
    expect(classifyAddress(name)).toBeUndefined();
});

it('every way to write an IPv4 address in a URL comes to the same', () => {
  for (const host of [
    '2852039166',
    '0xa9fea9fe',
    '0xa9.0xfe.0xa9.0xfe',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.16689662',
    '169.254.169.254.',
    '%31%36%39.254.169.254',
    '169.254.169.254',
    '169。254。169。254',
  ]) {
    expect([host, classifyAddress(new URL(`http://${host}/`).hostname)]).toEqual([host, 'forbidden']);
  }
});
