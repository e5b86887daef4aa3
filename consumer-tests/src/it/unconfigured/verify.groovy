String log = new File(basedir, 'build.log').getText('UTF-8')

assert log.contains('cannot find symbol') && log.contains('OrdersTableClient')
assert new File(basedir, 'target/classes/shop/OrdersTableClient.class').exists()
assert new File(basedir, 'target/classes/META-INF/keyplan/orders/model.json').exists()
