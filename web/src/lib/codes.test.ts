import { describe, expect, it } from 'vitest';
import { passIn, passOf, tableOf } from './codes';

describe('an invite', () => {
  it('is a link or a code', () => {
    expect(tableOf(' http://192.168.1.7:8000/t/a1b2c3d4e5 ')).toBe('a1b2c3d4e5');
    expect(tableOf('http://rallar.example/t/a1b2c3d4e5/screen')).toBe('a1b2c3d4e5');
    expect(tableOf('a1b2c3d4e5')).toBe('a1b2c3d4e5');
    expect(tableOf('a1b2c3')).toBeNull();
    expect(tableOf('http://rallar.example/rules/nordic')).toBeNull();
  });

  it('may be typed with whatever makes it easier to read', () => {
    expect(tableOf(' A1B2C-3D4E5 ')).toBe('A1B2C3D4E5');
    expect(tableOf('a1b2c 3d4e5')).toBe('a1b2c3d4e5');
  });
});

describe('a pass', () => {
  it('is a personal link or a code', () => {
    expect(passOf(' http://192.168.1.7:8000/t/a1b2c3d4e5#K7QM-3XPD ')).toBe('K7QM-3XPD');
    expect(passOf('k7qm 3xpd')).toBe('k7qm3xpd');
    expect(passOf('K7QM-3XPD')).toBe('K7QM3XPD');
    expect(passOf('http://192.168.1.7:8000/t/a1b2c3d4e5')).toBeNull();
    expect(passOf('a1b2c3d4e5')).toBeNull();
  });

  it('is told from other places on a page', () => {
    expect(passIn('#K7QM-3XPD')).toBe('K7QM-3XPD');
    expect(passIn('#page')).toBeNull();
    expect(passIn('')).toBeNull();
  });
});
