String log = new File(basedir, 'build.log').getText('UTF-8')
String lock = new File(basedir, 'keyplan.lock.json').getText('UTF-8')
File exported = new File(basedir, 'infra/generated/orders-cloudformation.json')
File built = new File(basedir, 'target/classes/META-INF/keyplan/orders/cloudformation.json')

assert exported.bytes == built.bytes
assert (new File(basedir, 'infra/generated').list() as List).sort() ==
    ['orders-cloudformation.json', 'orders-terraform.tf.json']
assert lock.contains('"O#{orderId}"') && !lock.contains('ORDER#')

assert log.contains('Nothing changes in what is stored.')
// After the first lock, and after the one that agreed to the change.
assert log.count('keyplan.lock.json is up to date') == 2
assert log.contains('serves orders (faults: 0, undecided: 0, extras: 0)')
assert log.contains('[KP813]')
assert new File(basedir, 'target/diff.md').getText('UTF-8').contains('**backfill** (KP813)')
assert log.contains("table: sort key is none; the model's is SK (S)")
assert log.contains('1 table does not serve its model, see above')
